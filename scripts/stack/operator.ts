// `pnpm operator grant <e-mail>`: the command that says who may see how ingestion goes, and ends a person's sign-ins, on
// the board of this checkout.
import { runOnStack } from "./run-on-stack.ts";

await runOnStack("account/operator-command.ts", "FIREBASE_AUTH_EMULATOR_HOST");
