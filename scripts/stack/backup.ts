// `pnpm backup <file>` and `pnpm restore <file>`: the database of the board of this checkout, or of a project.
import { runOnStack } from "./run-on-stack.ts";

await runOnStack("backup/backup-command.ts", "FIRESTORE_EMULATOR_HOST");
