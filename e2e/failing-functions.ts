import type { FaultyLink } from "../chaos/fault.ts";
import { openFaultyHttp } from "../chaos/faulty-http.ts";

/** Another address of the board's functions, where one of them fails and the others answer as ever. */
export async function startFailingFunctions(failing: string): Promise<FaultyLink> {
  const link = await openFaultyHttp(process.env["FUNCTIONS_EMULATOR_HOST"] ?? "");
  await link.breakOff("5xx", `/${failing}`);
  return link;
}
