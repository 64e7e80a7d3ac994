import { type ParseArgsOptionsConfig, parseArgs } from 'node:util'

type Values<T extends ParseArgsOptionsConfig> = ReturnType<
  typeof parseArgs<{ options: T; allowNegative: true }>
>['values']

/**
 * Runs a command of package.json. `--help` prints its help only; invalid arguments, or an error of
 * the command, print one line and exit with code 1.
 * @param options as for `parseArgs`; `help` is added
 * @param run the command; with fewer than two parameters it accepts no positional arguments
 */
export async function runCommand<T extends ParseArgsOptionsConfig>(
  help: string,
  options: T,
  run: (values: Values<T>, label: string[]) => unknown,
): Promise<void> {
  await Promise.resolve(parseCommandArgs(help, options, run)).catch((error) => {
    console.error(formatError(error))
    process.exitCode = 1
  })
}

/**
 * Parses the arguments of a program that runs at the top level of its file. `--help` prints its
 * help and exits; invalid arguments print one line and exit with code 1.
 * @param options as for `parseArgs`; `help` is added
 * @param read converts the values and may throw; with fewer than two parameters it accepts no
 * positional arguments
 */
export function parseCommandArgs<T extends ParseArgsOptionsConfig, R>(
  help: string,
  options: T,
  read: (values: Values<T>, label: string[]) => R,
): R {
  try {
    const taken = findTakenOption(COMMAND_OPTIONS, process.argv, process.env)
    if (taken) throw new Error(explainTakenOption(taken, process.env.npm_lifecycle_event ?? ''))
    const all = { ...options, help: { type: 'boolean', short: 'h' } } as const
    const { values, positionals } = parseArgs({ options: all, allowNegative: true, allowPositionals: read.length > 1 })
    if (!(values as { help?: boolean }).help) return read(values as Values<T>, positionals)
    console.log(help)
    process.exit(0)
  } catch (error) {
    console.error(formatError(error as NodeJS.ErrnoException))
    process.exit(1)
  }
}

/** Options of every command, for which npm has no setting of its own. */
export const COMMAND_OPTIONS =
  'allow-local android brotli build bundle campaign channel check content dist edge examples forward gates id lighthouse line links listen matrix medium mode name openapi origin out preview qr quick reset root route runs service set share source static to url worker writes'.split(
    ' ',
  )

/**
 * Finds an option that npm took for its own setting, because a lone `--` was missing before it.
 * @param names of options
 * @param args of the command
 * @param env where npm sets `npm_config_…`
 */
export const findTakenOption = (names: readonly string[], args: readonly string[], env: NodeJS.ProcessEnv) =>
  names.find(
    (name) =>
      env[`npm_config_${name.replaceAll('-', '_')}`] !== undefined &&
      !args.some((arg) => arg === `--${name}` || arg.startsWith(`--${name}=`)),
  )

function explainTakenOption(name: string, event: string) {
  const npm = `npm ${/^(start|test)$/.test(event) ? '' : 'run '}${event}`
  return `--${name} 被 npm 自己收下了：选项前要有一个单独的 --，像 ${npm} -- --${name}`
}

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
 * @throws Error in Chinese when it is none, or not between `min` and `max`
 */
export function parseInteger(name: string, text: string, min: number, max: number): number {
  const value = Number(text)
  if (/^\d+$/.test(text) && value >= min && value <= max) return value
  throw new Error(`${name} 要是 ${min} 到 ${max} 的整数：${text}`)
}
