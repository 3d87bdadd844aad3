import { use, useMemo } from "react";

import { createFormats, type Formats } from "./formats.ts";
import { LocaleContext } from "./locale-context.ts";

/**
 * How this visitor reads numbers, money and dates. One import, `#formats`, for components of both sides: on the
 * server `use-formats.server.ts` answers it, from the request.
 */
export function useFormats(): Formats {
  const locale = use(LocaleContext);
  return useMemo(() => createFormats(locale), [locale]);
}
