import { use } from "react";

import { FormatsContext } from "./formats-context.ts";
import type { Formats } from "./formats.ts";

/**
 * How this visitor reads numbers, money and dates. One import, `#formats`, for components of both sides: on the
 * server `use-formats.server.ts` answers it, from the request.
 */
export function useFormats(): Formats {
  return use(FormatsContext);
}
