/** How many characters of content are laid out before the first paint; a large screen shows about as many. */
const FIRST = 1500;

/** How many follow in each task after it. */
const SLICE = 3000;

/**
 * Returns the functions by which a page is painted before all of its content is laid out, which keeps a phone busy where
 * a guide is long: what follows the first {@link FIRST} characters waits, and `layOut(done)` lays it out in slices.
 *
 * A reader who comes to an anchor, or back to a place on the page, needs all heights at once, so nothing waits there, nor
 * in a tab that nobody sees, whose timers are slow.
 * A block that waits (`waiting.css`) takes a height by guess, and is laid out all the same when it comes into view.
 */
export function layoutScript(): string {
  return `var slices=[],length=0,block;
function hold(){
block=block||document.querySelector('[data-content]>*');
while(block&&block.nextElementSibling){
length+=block.textContent.length;block=block.nextElementSibling;
if(length>${FIRST}+${SLICE}*slices.length)slices.push([]);
if(slices.length){slices[slices.length-1].push(block);block.toggleAttribute('data-waiting')}}}
function layOut(done){
if(!slices.length)return done();
slices.shift().forEach(function(block){block.toggleAttribute('data-waiting')});
document.body.offsetHeight;
setTimeout(layOut,0,done)}
var visit=performance.getEntriesByType('navigation')[0],parsing=new MutationObserver(hold);
if(!document.hidden&&visit&&visit.type==='navigate'&&!visit.name.includes('#'))parsing.observe(document,{childList:true,subtree:true});
addEventListener('DOMContentLoaded',function(){parsing.disconnect()});`;
}
