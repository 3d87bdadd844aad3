import { initializeApp } from "firebase-admin/app";

import { isListening } from "./check-listening.ts";

/** Where a command works: at an emulator, as `host:port`, or without one at the real service. */
export interface CommandPlace {
  readonly emulator: string | undefined;
  /** Undefined only for the real service: then it is the credentials' own. */
  readonly project: string | undefined;
}

/** One of Firebase's services, as its emulator is known. */
export interface EmulatedService {
  readonly name: string;
  /** What names the emulator's address to every Firebase SDK. */
  readonly variable: "FIRESTORE_EMULATOR_HOST" | "FIREBASE_AUTH_EMULATOR_HOST";
  /** The option that does so on the command line. */
  readonly flag: string;
  readonly usual: string;
}

/** The database, as the commands that use it say where it is. */
export const FIRESTORE = {
  name: "Firestore emulator",
  variable: "FIRESTORE_EMULATOR_HOST",
  flag: "--firestore",
  usual: "127.0.0.1:8080",
} as const satisfies EmulatedService;

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Where a command is to work: the local stack, unless options or environment name another emulator. Only credentials,
 * given on purpose, lead away from the local stack. The problem as text where an address is none.
 */
export function choosePlace(
  service: EmulatedService,
  asked: { readonly emulator?: string | undefined; readonly project?: string | undefined },
  env: Environment,
): CommandPlace | string {
  const fallback = env["GOOGLE_APPLICATION_CREDENTIALS"] ? undefined : service.usual;
  const emulator = asked.emulator ?? (env[service.variable] || fallback);
  if (emulator !== undefined && !/^[^\s/]+:\d{1,5}$/.test(emulator))
    return `"${emulator}" is not a host:port.`;
  const local = emulator === undefined ? undefined : "demo-farwork";
  return { emulator, project: asked.project ?? env["GCLOUD_PROJECT"] ?? local };
}

/** Has Firebase's SDK of this process work there. One line that says why it cannot, where nothing listens. */
export async function enterPlace(
  service: EmulatedService,
  place: CommandPlace,
  env: Record<string, string | undefined>,
): Promise<string | undefined> {
  const problem = await reachService(service, place, env);
  if (problem !== undefined) return problem;
  const { project } = place;
  initializeApp(project === undefined ? {} : { projectId: project });
  return undefined;
}

/** The same for one service more, before the place of the other is entered. */
export async function reachService(
  service: EmulatedService,
  { emulator }: CommandPlace,
  env: Record<string, string | undefined>,
): Promise<string | undefined> {
  if (emulator !== undefined && !(await isListening(emulator))) {
    return `Nothing listens at ${emulator}, where the ${service.name} should be: start the board with \`npm start\`, or name another place with ${service.flag}.`;
  }
  if (emulator !== undefined) {
    env[service.variable] = emulator;
    // An emulator wants no credentials: without this the client asks Google's metadata server for some.
    env["METADATA_SERVER_DETECTION"] = "none";
  }
  return undefined;
}
