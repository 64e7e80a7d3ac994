import { escapeHtml } from '#shared/format/escape-html.ts'
import { routes } from '#shared/routes.ts'
import { getFileName, type Shot } from './shots.ts'

/** The page that shows all pictures, one row a route. @param errors by file name */
export function indexPage(shots: readonly Shot[], errors: ReadonlyMap<string, readonly string[]>): string {
  const pages = [...new Set(shots.map(({ page }) => page))]
  const renderFigure = (shot: Shot) => {
    const file = getFileName(shot)
    const wrong = (errors.get(file) ?? []).map((text) => `<strong>${escapeHtml(text)}</strong>`).join('')
    const picture = `<a href="${encodeURI(file)}"><img src="${encodeURI(file)}" alt="${escapeHtml(shot.state)}" loading="lazy"></a>`
    return `<figure>${picture}<figcaption>${escapeHtml(shot.state)}${wrong}</figcaption></figure>`
  }
  const renderRow = (page: Shot['page']) =>
    `<h2 id="${page}">/${page} ${routes[page].title}</h2><div>${shots
      .filter((shot) => shot.page === page)
      .map(renderFigure)
      .join('')}</div>`
  return `<!doctype html>
<html lang="zh-CN"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>页面图集</title>
<style>
body { margin: 24px; font: 14px/1.5 system-ui, sans-serif; background: #eceff1; color: #1c2227 }
nav { display: flex; flex-wrap: wrap; gap: 4px 16px }
div { display: flex; gap: 16px; overflow-x: auto; align-items: flex-start; padding-bottom: 12px }
figure { margin: 0; flex: none; width: 240px }
img { display: block; width: 100%; max-height: 720px; object-fit: cover; object-position: top; border-radius: 8px }
strong { display: block; color: #b3261e }
</style>
<h1>页面图集</h1>
<nav>${pages.map((page) => `<a href="#${page}">/${page}</a>`).join('')}</nav>
${pages.map(renderRow).join('\n')}
</html>
`
}
