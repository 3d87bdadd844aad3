import { leadToEntrance } from "../../platform/session/lead-to-entrance.ts";
import { type MarkRequest, rememberedMarks } from "./remembered-marks.ts";

/**
 * Leads whoever is signed out to the sign-up and back, with what they want to mark remembered; to the log-in where they
 * take a mark away, which takes an account that has it.
 */
export function askForAccount(request: MarkRequest, router: Parameters<typeof leadToEntrance>[0]): void {
  rememberedMarks.add(request, Date.now());
  leadToEntrance(router, request.isMarked ? "/sign-up" : "/log-in");
}
