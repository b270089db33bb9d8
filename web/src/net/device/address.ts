// Where the files of the program lie: at the root of a server, or in whatever folder a page of plain files
// was put.

/** Whether this is the page of plain files (`make site`), which no server stands behind. */
export const IS_PLAIN: boolean = import.meta.env.MODE === "plain";

/** The address of a file of the program. */
export const fileAt = (path: string): string =>
  new URL(import.meta.env.BASE_URL + path, document.baseURI).href;
