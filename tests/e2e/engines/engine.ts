/** A window of a browser. */
export interface Window {
  /** Go to an address; the page may not be there yet when this resolves. */
  open(url: string): Promise<void>
  /**
   * CSS pixels; WebKit's own bars are part of the height, and no window of it is narrower than some
   * 450.
   */
  resize(width: number, height: number): Promise<unknown>
  /** The value of an expression on the page; it goes through JSON. */
  read<T>(expression: string): Promise<T>
  close(): Promise<void>
}

/** A browser that may be installed. */
export interface Engine {
  name: string
  /** Its programs, all of them needed. */
  programs: readonly string[]
  /** What to do when one of them is missing. */
  remedy: string
  /** Start it with an empty profile. */
  launch(): Promise<Window>
}
