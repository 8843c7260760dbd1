import { SCRIPTS_FAILED } from '../paint-first/startScript';

/** Returns the script that shows a red banner when the site's own scripts did not start, most often for a wrong base path. */
export function bannerScript(baseUrl: string): string {
  const base = JSON.stringify(baseUrl);
  return `addEventListener('${SCRIPTS_FAILED}',function(){
var banner=document.createElement('div');
function add(text,style){var line=document.createElement('p');line.textContent=text;line.style.cssText=style||'margin:8px 0 0';banner.append(line)}
banner.id='site-did-not-load';
banner.setAttribute('role','alert');
banner.style.cssText='margin:16px;padding:16px;border:4px solid #b3201f;background:#fdecea;color:#3d0b0b;font:18px/1.5 sans-serif';
add('Your site did not load properly','margin:0;font-weight:bold');
add('The scripts of this page are missing, so menus and search do not work. What the page says can still be read. Reload it to try again.');
add('If you run this site: it was built for the base path '+${base}+', and this page is at '+location.pathname+'. Set BASE_URL to the path that the site is served under.');
document.body.prepend(banner);
})`;
}
