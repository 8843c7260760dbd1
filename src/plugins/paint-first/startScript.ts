/** The event that window gets when all scripts of the page have run or failed. */
export const SCRIPTS_ENDED = 'scriptsended';

/**
 * Returns the script that loads the files of the JavaScript array `files` in their order, after the page has been
 * painted; at once in a tab that nobody sees, which paints nothing.
 */
export function startScript(files: string): string {
  return `(function(files){
function start(){
files.forEach(function(file,index){
var script=document.createElement('script');
script.src=file;script.async=false;
if(index===files.length-1)script.onload=script.onerror=function(){dispatchEvent(new Event('${SCRIPTS_ENDED}'))};
document.head.append(script)})}
addEventListener('DOMContentLoaded',function(){
if(document.hidden)start();else requestAnimationFrame(function(){setTimeout(start)})})
})(${files})`;
}
