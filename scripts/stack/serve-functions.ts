// `serve-functions.ts [PORT]`: serves the built functions like instances in the cloud, all in one process without a
// proxy; FARWORK_CLOCK_SKEW_MS skews its clock. Prints its port, and finishes running requests on SIGTERM.
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
