/**
 * A page's own script that the edge puts in front of all others; the policy of share pages names its hash, their own HTML does not
 * hold it. In the JavaScript of 2009.
 * - Replies that the edge has asked for stand in a data block and become answered requests. A visitor who comes back (2) may get the HTML
 *   of hours ago from the browser's cache, and asks anew.
 * - On a page that came drawn (`data-drawn`) the first render waits for what it shows (shared/core/loading/ahead.ts), and for the first frame:
 *   where all of the page has come before that, it would hold the view up. A tab in the background draws none: it waits 300 ms. A picture that has
 *   failed, while the view was read or before the page listens, fails once more when it does, and a tap on a button within the last three
 *   seconds is done.
 * It stands behind the view: nothing holds up the first frame.
 */
export const EDGE_SCRIPT = [
  `!function(d,r){var e=window.__early={},k,o,w=[],t,n;`,
  `if(performance.navigation.type!=2){o=JSON.parse(d.textContent);`,
  `for(k in o)e[k]=Promise.resolve(new Response(o[k][0],{headers:{date:o[k][1]}}))}`,
  `if(d.dataset.drawn==null)return;`,
  // Its list begins anew with each render, which each promise ends.
  `var a=[],i=0,p=new Promise(function(y){requestAnimationFrame(function(){setTimeout(y)});setTimeout(y,300)});`,
  `window.__ahead=function(g){var j=i++;if(j in a)return a[j];i=0;`,
  `throw g().catch(function(){}).then(function(v){a[j]=v;return p})};`,
  `function f(v){if(v.target.tagName=='IMG')w.push(v.target)}`,
  // A picture that is there may be without a width, too: an SVG that names none.
  `[].forEach.call(document.images,function(i){i.complete&&!i.naturalWidth&&i.decode().catch(function(){w.push(i)})});`,
  // Preact notes what it has drawn in the root.
  `function c(v){if(!document.getElementById('app').__k){t=v.target.closest('button');n=Date.now()}}`,
  `addEventListener('error',f,true);addEventListener('click',c,true);`,
  // The page listens once it is busy no more (shared/app/page/progress.ts).
  `new MutationObserver(function(l,m){if(r.dataset.busy!=null)return;m.disconnect();`,
  `removeEventListener('error',f,true);removeEventListener('click',c,true);`,
  `w.forEach(function(i){i.dispatchEvent(new Event('error'))});t&&Date.now()-n<3e3&&t.click()`,
  `}).observe(r,{attributes:true,attributeFilter:['data-busy']})`,
  `}(document.getElementById('early'),document.documentElement)`,
].join('')

/**
 * A view that the edge has drawn is shown when all of it has been read, that is when something follows it: most views stand at the foot of the
 * screen or in its middle, and would move with each piece that comes over a bad line or that a slow phone has parsed. Where the line dies in
 * the middle, what has come is shown after three seconds. Engines without `:has()` show the pieces.
 */
export const WHOLE_VIEW_CSS =
  '#app:not(:has(+*)){visibility:hidden;animation:whole 0s 3s forwards}@keyframes whole{to{visibility:visible}}'
