/** The classes of what stands over a chart: as high over each range, so that the range that is chosen moves nothing. */
export const CHART_HEAD = 'flex min-h-[3.25rem] elder:min-h-[4.5rem] px-4 pt-1.5'
