import type { FaultyLink } from "../chaos/fault.ts";
import { openFaultyHttp } from "../chaos/faulty-http.ts";

/** A proxy of the board's functions in which one fails. */
export async function startFailingFunctions(failing: string): Promise<FaultyLink> {
  const link = await openFaultyHttp(process.env["FUNCTIONS_EMULATOR_HOST"] ?? "");
  await link.breakOff("5xx", `/${failing}`);
  return link;
}
