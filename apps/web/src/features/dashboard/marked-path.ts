import { withMarketingParams } from "@farwork/domain/links";

import type { MarkKind } from "../saved-jobs/mark.ts";

/**
 * The address of a page of one of a person's lists, carrying on the marketing parameters of `landing`.
 *
 * @example markedPath("saved", 2, new URLSearchParams("utm_source=x")); // "/saved?page=2&utm_source=x"
 */
export function markedPath(kind: MarkKind, page: number, landing: URLSearchParams): string {
  return withMarketingParams(page > 1 ? `/${kind}?page=${page}` : `/${kind}`, landing);
}
