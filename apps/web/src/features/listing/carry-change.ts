import { LIST_FILTERS, LIST_NAMES } from "@farwork/domain/filter";

import { PREVIEW_PARAM, previewPath } from "../../platform/requests/preview-path.ts";
import { readListingAddress } from "./listing-address.ts";

const LISTS: ReadonlySet<string> = new Set(LIST_NAMES.map((name) => LIST_FILTERS[name].param));
const PAGE = "page";

/**
 * Where a control leads that stands in the list of the address `shown`, and leads from there to `path`, once another
 * list was `asked` for that has not come yet: what it changes is changed there.
 *
 * @example carryChange({ shown: "/", path: "/?sort=pay", asked: "/?type=contract" }); // "/?type=contract&sort=pay"
 */
export function carryChange({ shown, path, asked }: { shown: string; path: string; asked: string }): string {
  if (shown === asked) return path;
  const [before, after, changed] = [readQuery(shown), readQuery(path), readQuery(asked)];
  const names = [...new Set([...before.keys(), ...after.keys()])].filter((name) => name !== PREVIEW_PARAM);
  const differing = names.filter((name) => before.get(name) !== after.get(name));
  // Back to the list in view: what was asked for meanwhile is taken back, as by a tick that is unticked at once.
  if (differing.length === 0 && !before.has(PREVIEW_PARAM) && !after.has(PREVIEW_PARAM)) return path;
  for (const name of differing) {
    const value = LISTS.has(name) ? changeList(name, before, after, changed) : (after.get(name) ?? "");
    if (value === "") changed.delete(name);
    else changed.set(name, value);
  }
  // The first page of what it leads to, unless it is of pages, or of a job in the list.
  if (differing.length > 0 && !differing.includes(PAGE)) changed.delete(PAGE);
  const list = readListingAddress(changed.toString()).path;
  const jobId = after.get(PREVIEW_PARAM);
  return jobId === null ? list : previewPath(list, jobId);
}

/** The values of a list that were asked for, with those added and removed that differ between the other two. */
function changeList(
  name: string,
  before: URLSearchParams,
  after: URLSearchParams,
  asked: URLSearchParams,
): string {
  const [old, chosen] = [readValues(name, before), readValues(name, after)];
  const added = chosen.filter((value) => !old.includes(value));
  // Of a value chosen and excluded, whichever was said last stands.
  const gone = [...old.filter((value) => !chosen.includes(value)), ...added.map(oppositeOf)];
  return [...readValues(name, asked).filter((value) => !gone.includes(value)), ...added].join(",");
}

const readQuery = (path: string) => new URLSearchParams(path.split("?")[1]);
const readValues = (name: string, query: URLSearchParams) =>
  (query.get(name) ?? "").split(",").filter((value) => value !== "");
const oppositeOf = (value: string) => (value.startsWith("-") ? value.slice(1) : `-${value}`);
