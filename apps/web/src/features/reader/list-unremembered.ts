import { READER_PARAM, withReader } from "../../platform/requests/reader-search.ts";
import { HOURS_PARAMS } from "./hours-path.ts";

/** Without how many hours a job should share, which only concerns a list. */
const CLOCK_PARAMS = HOURS_PARAMS.filter((name) => name !== "common");

/**
 * The country and working hours in a query that the browser does not remember, as a query.
 *
 * @example listUnremembered(new URLSearchParams("from=NG&type=contract"), "BR"); // "from=NG"
 */
export function listUnremembered(asked: URLSearchParams, remembered: string | undefined): string {
  const own = new URLSearchParams(withReader("", remembered));
  const unremembered = [[READER_PARAM], CLOCK_PARAMS].filter((names) =>
    names.some((name) => (asked.get(name) ?? "") !== (own.get(name) ?? "")),
  );
  const written = unremembered.flat().map((name) => [name, asked.get(name) ?? ""]);
  return new URLSearchParams(written.filter(([, text]) => text !== "")).toString();
}
