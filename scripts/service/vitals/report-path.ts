/** Where page views report to, and what `npm start` sets REPORT_URL to; below it a link's openings are asked for. */
export const REPORT_PATH = '/local/report'
