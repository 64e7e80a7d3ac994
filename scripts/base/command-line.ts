import { type ParseArgsOptionsConfig, parseArgs } from 'node:util'

type Values<T extends ParseArgsOptionsConfig> = ReturnType<
  typeof parseArgs<{ options: T; allowNegative: true }>
>['values']

/**
 * Run a command of package.json. `--help` prints its help and does nothing; a mistake in the arguments, or an error of
 * the command, is reported in one line and ends with exit code 1.
 * @param options as `parseArgs` takes them; `help` is added
 * @param run what to do; words that are no options go to it only when it takes them
 */
export async function runCommand<T extends ParseArgsOptionsConfig>(
  help: string,
  options: T,
  run: (values: Values<T>, label: string[]) => unknown,
): Promise<void> {
  try {
    const { values, words } = parseCommandLine(options, run.length > 1)
    if (values.help) console.log(help)
    else await run(values, words)
  } catch (error) {
    console.error(formatError(error as NodeJS.ErrnoException))
    process.exitCode = 1
  }
}

/**
 * The arguments of a program that does its work at the top of its file. `--help` prints its help and ends it; so does a
 * mistake, with one line and exit code 1.
 * @param options as `parseArgs` takes them; `help` is added
 * @param read what to make of them; it may throw. Words that are no options go to it only when it takes them
 */
export function parseCommandArgs<T extends ParseArgsOptionsConfig, R>(
  help: string,
  options: T,
  read: (values: Values<T>, label: string[]) => R,
): R {
  try {
    const { values, words } = parseCommandLine(options, read.length > 1)
    if (!values.help) return read(values, words)
    console.log(help)
    process.exit(0)
  } catch (error) {
    console.error(formatError(error as NodeJS.ErrnoException))
    process.exit(1)
  }
}

function parseCommandLine<T extends ParseArgsOptionsConfig>(options: T, allowPositionals: boolean) {
  rejectNpmOptions(Object.keys(options))
  const all = { ...options, help: { type: 'boolean', short: 'h' } } as const
  const { values, positionals } = parseArgs({ options: all, allowNegative: true, allowPositionals })
  return { values: values as Values<T> & { help?: boolean }, words: positionals }
}

/** npm keeps options without a lone `--` before them, as npm_config_*. `cert` and `key` are settings of its own, too. @throws Error in Chinese */
function rejectNpmOptions(names: readonly string[]) {
  const { npm_lifecycle_event: event = '' } = process.env
  const stored = names.find(
    (name) => !/^(cert|key)$/.test(name) && process.env[`npm_config_${name.replaceAll('-', '_')}`] !== undefined,
  )
  if (!stored) return
  const npm = `npm ${/^(start|test)$/.test(event) ? '' : 'run '}${event}`
  throw new Error(`--${stored} 被 npm 自己收下了：选项前要有一个单独的 --，像 ${npm} -- --${stored}`)
}

/** What is wrong with a file or folder that was named, by the system's code. */
const FILE_MESSAGES: Record<string, string> = {
  ENOENT: '没有这个文件或文件夹',
  ENOTDIR: '其中有一段不是文件夹',
  EISDIR: '这是文件夹，要的是文件',
  EEXIST: '已经有同名的文件',
  EACCES: '没有权限',
  EPERM: '没有权限',
  EROFS: '那里不能写',
  ENOSPC: '磁盘满了',
}

const ARGUMENT_MESSAGES: Record<string, string> = {
  ERR_PARSE_ARGS_UNKNOWN_OPTION: '没有这个选项',
  ERR_PARSE_ARGS_UNEXPECTED_POSITIONAL: '多了一个词',
}

/**
 * Formats an error as one Chinese line: a wrong argument, a file that cannot be read, or the
 * message itself.
 */
export function formatError({ code = '', message, path }: NodeJS.ErrnoException): string {
  if (FILE_MESSAGES[code] && path) return `${FILE_MESSAGES[code]}：${path}`
  if (!code.startsWith('ERR_PARSE_ARGS')) return message
  const [, named = message.split('. ')[0]!] = /'([^']+)'/.exec(message) ?? []
  if (code === 'ERR_PARSE_ARGS_INVALID_OPTION_VALUE') {
    const [option] = named.split(' ')
    return `参数不对：${option} ${message.includes('does not take') ? '后面不能有值' : '后面要有值'}（--help 有说明）`
  }
  return `参数不对：${ARGUMENT_MESSAGES[code] ?? ''} ${named}（--help 有说明）`
}

/**
 * One of the words that an option takes.
 * @throws Error in Chinese when it is none of them
 */
export function parseChoice<T extends string>(name: string, text: string, label: readonly T[]): T {
  if (label.includes(text as T)) return text as T
  throw new Error(`${name} 只能是 ${label.join('、')}：${text}`)
}

/**
 * A whole number an option gives.
 * @throws Error in Chinese when it is none, or not between `least` and `most`
 */
export function parseInteger(name: string, text: string, min: number, max: number): number {
  const value = Number(text)
  if (/^\d+$/.test(text) && value >= min && value <= max) return value
  throw new Error(`${name} 要是 ${min} 到 ${max} 的整数：${text}`)
}
