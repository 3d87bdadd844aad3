import { initializeApp } from "firebase-admin/app";

import { isListening } from "./check-listening.ts";

/** One of Firebase's services, as its emulator is known. */
export interface EmulatedService {
  readonly name: string;
  /** What names the emulator's address to every Firebase SDK. */
  readonly variable: "FIRESTORE_EMULATOR_HOST" | "FIREBASE_AUTH_EMULATOR_HOST";
  /** What does so on the command line. */
  readonly option: "firestore" | "auth";
  readonly usual: string;
}

export const FIRESTORE: EmulatedService = {
  name: "Firestore emulator",
  variable: "FIRESTORE_EMULATOR_HOST",
  option: "firestore",
  usual: "127.0.0.1:8080",
};

export const IDENTITY: EmulatedService = {
  name: "identity service's emulator",
  variable: "FIREBASE_AUTH_EMULATOR_HOST",
  option: "auth",
  usual: "127.0.0.1:9099",
};

export const SERVICES: readonly EmulatedService[] = [FIRESTORE, IDENTITY];

/** Where a command works: at the emulators of the services that it uses, or at none of them. */
export interface CommandPlace {
  /** As `host:port`, or undefined for the real service. */
  readonly services: readonly { readonly service: EmulatedService; readonly emulator: string | undefined }[];
  /** Undefined only for the real services: then it is the credentials' own. */
  readonly project: string | undefined;
}

/** What a command line says of it. */
export type AskedPlace = Partial<Record<EmulatedService["option"] | "project", string | undefined>>;

export type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Where a command is to work: the local stack, unless options or environment name other emulators. Only credentials,
 * given on purpose, lead away from the local stack. The problem as text where an address is none, or of no use.
 */
export function choosePlace(
  services: readonly EmulatedService[],
  asked: AskedPlace,
  env: Environment,
): CommandPlace | string {
  const unused = SERVICES.find(({ option }) => asked[option] !== undefined && !hasOption(services, option));
  if (unused !== undefined) return `--${unused.option} does not go with this.`;
  const chosen = services.map((service) => ({ service, emulator: chooseEmulator(service, asked, env) }));
  const emulators = chosen.flatMap(({ emulator }) => emulator ?? []);
  const wrong = emulators.find((emulator) => !/^[^\s/]+:\d{1,5}$/.test(emulator));
  if (wrong !== undefined) return `"${wrong}" is not a host:port.`;
  if (emulators.length > 0 && emulators.length < chosen.length)
    return "Name emulators of both services, or of none.";
  const named = SERVICES.find(({ variable }) => env[variable]);
  if (emulators.length === 0 && named !== undefined)
    return `${named.variable} names an emulator, and this would go to the real service: name emulators of all, or of none.`;
  const local = emulators.length > 0 ? "demo-farwork" : undefined;
  return { services: chosen, project: asked.project ?? env["GCLOUD_PROJECT"] ?? local };
}

const hasOption = (services: readonly EmulatedService[], option: string) =>
  services.some((service) => service.option === option);

function chooseEmulator(service: EmulatedService, asked: AskedPlace, env: Environment): string | undefined {
  const fallback = env["GOOGLE_APPLICATION_CREDENTIALS"] ? undefined : service.usual;
  return asked[service.option] ?? (env[service.variable] || fallback);
}

/** Whether a command works at the real services. */
export function isReal({ services }: CommandPlace): boolean {
  return services.every(({ emulator }) => emulator === undefined);
}

/** Has Firebase's SDK of this process work there. One line that says why it cannot, where nothing listens. */
export async function enterPlace(
  { services, project }: CommandPlace,
  env: Record<string, string | undefined>,
): Promise<string | undefined> {
  for (const { service, emulator } of services) {
    if (emulator === undefined) continue;
    if (!(await isListening(emulator)))
      return `Nothing listens at ${emulator}, where the ${service.name} should be: start the board with \`npm start\`, or name another place with --${service.option}.`;
    env[service.variable] = emulator;
    // An emulator wants no credentials: without this the client asks Google's metadata server for some.
    env["METADATA_SERVER_DETECTION"] = "none";
  }
  initializeApp(project === undefined ? {} : { projectId: project });
  return undefined;
}
