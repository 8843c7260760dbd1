/** What chapters of the course import. Other pages don't load it. */
export { default as Challenge, Hint, Solution } from '../challenges/Challenge';
export { default as CourseProgress } from '../progress/CourseProgress';
export { default as Guess } from './Guess';
export { default as Answer } from './Guess/Answer';
export { default as Checkpoint } from './Checkpoint';
export { default as StartFrom } from './StartFrom';
