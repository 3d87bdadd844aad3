import * as z from "zod/mini";

import { DATE_POSTED } from "./dates-posted.ts";

export const DatePosted = z.enum(DATE_POSTED);
export type DatePosted = z.infer<typeof DatePosted>;
