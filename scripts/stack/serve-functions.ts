// `serve-functions.ts [PORT]`: the built functions as instances of them run in the cloud, all in one process, with
// nothing in front; FARWORK_CLOCK_SKEW_MS has its clock wrong. It prints its port, and on SIGTERM finishes what it began.
import "./skew-clock.ts";
import { serveFunctions } from "../../apps/functions/src/testing/serve-functions.ts";
import { PROJECT, REGION } from "./project.ts";

const BUILT = new URL("../../apps/functions/dist/index.js", import.meta.url).href;
const functions: Record<string, unknown> = await import(BUILT);

const { address, server } = await serveFunctions(functions, {
  prefix: `/${PROJECT}/${REGION}`,
  port: Number(process.argv[2] ?? 0),
});
console.log(`Listening on ${new URL(address).port}.`);
process.once("SIGTERM", () => server.close(() => process.exit()));
