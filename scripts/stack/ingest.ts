// `pnpm ingest …`: the command that takes feeds in, on the board of this checkout.
import { runOnStack } from "./run-on-stack.ts";

await runOnStack("ingest/ingest-command.ts", "FIRESTORE_EMULATOR_HOST");
