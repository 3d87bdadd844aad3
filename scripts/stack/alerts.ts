// `pnpm alerts`: sends the digests that are due, on the board of this checkout.
import { runOnStack } from "./run-on-stack.ts";

await runOnStack("alerts/alerts-command.ts", "FIRESTORE_EMULATOR_HOST");
