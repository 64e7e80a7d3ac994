/** A group of rules, and before which of a sheet's rules it stands once all groups before it are in. */
type Group = [place: number, rules: string]

/** The rules of a minified stylesheet as they follow each other, each at-rule with all that it holds. */
export function rulesOf(css: string): string[] {
  const rules: string[] = []
  let [start, depth] = [0, 0]
  for (const { 0: token, index } of css.matchAll(/"(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*'|[{};]/g)) {
    if (token === '{') depth++
    else if (token === '}') depth--
    if (depth || (token !== '}' && token !== ';')) continue
    rules.push(css.slice(start, index + 1).trim())
    start = index + 1
  }
  return rules
}

/** Selector and declarations; undefined for an at-rule. */
function plain(rule: string) {
  const [, selector, body] = /^([^@{}][^{}]*)\{([^{}]*)\}$/.exec(rule) ?? []
  return selector === undefined ? undefined : { selector, declarations: body!.split(/;(?![^(]*\))/) }
}

/** What a sheet sets on the root and nowhere else is the same everywhere: written out, two sheets can be compared that keep different tokens as variables. */
function writtenOut(css: string): string {
  const roots = rulesOf(css).filter((rule) => rule.startsWith(':root{'))
  const values = new Map(
    roots.flatMap((rule) =>
      plain(rule)!.declarations.flatMap((one) => {
        const [, name, value] = /^(--[\w-]+):(.*)$/s.exec(one) ?? []
        return name && css.split(`${name}:`).length === 2 ? [[name, value!] as const] : []
      }),
    ),
  )
  const once = (text: string) => text.replace(/var\((--[\w-]+)\)/g, (all, name) => values.get(name) ?? all)
  return once(once(css))
}

/**
 * What a page's inline sheet lacks of the rules that its `parts` need, as groups with their places: the order of rules decides, so
 * they cannot just be appended.
 * @param first the inline sheet @param whole a sheet for the first view and the parts @param drawn variables that drawings of the parts read
 */
export function addedRules(first: string, whole: string, drawn: readonly string[]): Group[] {
  const had = rulesOf(writtenOut(first))
  const all = rulesOf(writtenOut(whole))
  const read = new Set([...drawn, ...[...all.join('').matchAll(/var\((--[\w-]+)/g)].map(([, name]) => name!)])
  const groups: Group[] = []
  let next = 0
  let isOpen = false
  for (const rule of all) {
    const at = had.indexOf(rule, next)
    if (at >= 0) {
      next = at + 1
      isOpen = false
      continue
    }
    const text = more(rule, had, read)
    if (!text) continue
    if (isOpen) groups.at(-1)![1] += text
    else groups.push([next + groups.length, text])
    isOpen = true
  }
  return groups
}

/** A rule without the declarations that the sheet makes for the same selector, and without variables that nothing reads; '' for nothing more. */
function more(rule: string, had: readonly string[], read: ReadonlySet<string>): string {
  const own = plain(rule)
  if (!own) return rule
  const made = had.flatMap((one) => {
    const other = plain(one)
    return other?.selector === own.selector ? other.declarations : []
  })
  const declarations = own.declarations.filter((one) => {
    const [, name] = /^(--[\w-]+):/.exec(one) ?? []
    return !made.includes(one) && (!name || read.has(name))
  })
  return declarations.length ? `${own.selector}{${declarations.join(';')}}` : ''
}

/**
 * The statement by which the parts of the first screen bring their styles with them: at the end of their script. It leaves word that it did
 * (shared/core/loading/lazy.ts). In a sheet whose last plain class stands elsewhere it does nothing: the edge's drawn page has all styles, and an
 * engine that leaves out a rule that it cannot read counts others before it. What comes behind that class may be left out, as view transitions are.
 * @param first the sheet that stands in the HTML @param groups in the order of their places, as `addedRules` gives them
 */
export function besideScript(first: string, groups: readonly Group[]): string {
  const rules = rulesOf(first)
  const last = rules.findLastIndex((rule) => /^\.[\w-]+\{/.test(rule))
  const name = rules[last]?.replace(/\{.*/s, '')
  // In a block that always applies a rule that an engine cannot read is no error.
  const blocks = groups.map(([place, text]) => [place, `@media all{${text}}`])
  return `\n{const s=document.querySelector("style").sheet,c=s?.cssRules;if(c?.[${last}]?.selectorText==${JSON.stringify(name)}){for(const[i,r]of ${JSON.stringify(blocks)})s.insertRule(r,Math.min(i,c.length));self.__styled=1}}`
}
