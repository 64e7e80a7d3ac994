/** For the <head>: where records waited at the last visit (keep-pending.ts) the skeleton has the banner's room from the first paint on. */
export const early =
  "try{if(localStorage['bodyFatScale.pending'])document.documentElement.dataset.pending=''}catch(e){}"
