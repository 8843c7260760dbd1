import { layoutScript } from './layoutScript';

/** The event that window gets when the page's scripts are read; the site starts, and prevents what follows otherwise. */
export const SCRIPTS_READ = 'scriptsread';

/** The event that window gets when the site does not start. */
export const SCRIPTS_FAILED = 'scriptsfailed';

/**
 * Returns the script that loads the files of the JavaScript array `files` in their order, after the page has been
 * painted; at once in a tab that nobody sees, which paints nothing.
 */
export function startScript(files: string): string {
  return `(function(files){
${layoutScript()}
var parts=2;
function end(){if(!--parts)setTimeout(function(){
if(dispatchEvent(new Event('${SCRIPTS_READ}',{cancelable:true})))dispatchEvent(new Event('${SCRIPTS_FAILED}'))})}
function start(){
files.forEach(function(file,index){
var script=document.createElement('script');
script.src=file;script.async=false;
if(index===files.length-1)script.onload=script.onerror=end;
document.head.append(script)});
layOut(end)}
addEventListener('DOMContentLoaded',function(){
if(document.hidden)start();else requestAnimationFrame(function(){setTimeout(start)})})
})(${files})`;
}
