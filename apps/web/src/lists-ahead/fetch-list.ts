/**
 * Another listing's results as its page has them. It is read by the browser's own parser into a document that runs
 * nothing and loads nothing. Rejects where the page does not come, or shows no results.
 */
export function fetchList(path: string, signal: AbortSignal): Promise<FetchedList> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const fail = () => reject(new Error(`No list at ${path}`));
    signal.addEventListener("abort", () => request.abort(), { once: true });
    request.addEventListener("abort", fail);
    request.addEventListener("error", fail);
    request.addEventListener("load", () => {
      const list = request.status === 200 && readList(request.response);
      if (list) resolve(list);
      else fail();
    });
    request.open("GET", path);
    request.responseType = "document";
    request.send();
  });
}

export type FetchedList = {
  /** The address as the page itself spells it. */
  readonly path: string | undefined;
  readonly results: Element;
};

function readList(page: unknown): FetchedList | undefined {
  if (!(page instanceof Document)) return undefined;
  const results = page.getElementById("results");
  return results ? { path: results.dataset["path"], results } : undefined;
}
