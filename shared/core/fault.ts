/**
 * What went wrong with a question or a part of the page; decides which words and which way on a page shows.
 * `refused`: the service said no; `server`: it answered with nonsense or an error; `network`, `timeout`: the line;
 * `login`: nobody is signed in; `aborted`: the page no longer wants the answer.
 */
export type Fault = 'refused' | 'server' | 'network' | 'timeout' | 'login' | 'aborted'

/** A failure as pages see it. Without a `fault` it is a mistake of the page itself, shown as the service's. */
export type Failure = Error & { fault?: Fault }
