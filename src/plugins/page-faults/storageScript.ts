/** Returns the script that runs after those of the theme, and puts right what they made of a browser's storage. */
export function storageScript(announcementId: string): string {
  return `(function(){
var root=document.documentElement,stored;
try{stored=localStorage.getItem('docusaurus.announcement.id')}catch(error){}
if(stored!==${JSON.stringify(announcementId)})root.setAttribute('data-announcement-bar-initially-dismissed','false');
if(!/^(light|dark)$/.test(root.getAttribute('data-theme'))){
root.setAttribute('data-theme',matchMedia('(prefers-color-scheme: dark)').matches?'dark':'light');
root.setAttribute('data-theme-choice','system')}
})()`;
}
