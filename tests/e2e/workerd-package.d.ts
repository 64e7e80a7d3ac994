declare module 'workerd' {
  /** Path of the program that came for this machine. */
  const path: string
  export default path
}
