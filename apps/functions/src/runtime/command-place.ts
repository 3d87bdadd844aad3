import { connect } from "node:net";

import { initializeApp } from "firebase-admin/app";

/** A Firebase service with an emulator. */
export interface EmulatedService {
  readonly name: string;
  /** The environment variable with the emulator's address for Firebase SDKs. */
  readonly variable: "FIRESTORE_EMULATOR_HOST" | "FIREBASE_AUTH_EMULATOR_HOST";
  /** The command-line option for the same. */
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

/** The target of a command: either emulators for all services it uses, or the real ones. */
export interface CommandPlace {
  /** `host:port`, or undefined for the real service. */
  readonly services: readonly { readonly service: EmulatedService; readonly emulator: string | undefined }[];
  /** Undefined only for real services: then it is that of the credentials. */
  readonly project: string | undefined;
}

/** The target as given on the command line. */
export type AskedPlace = Partial<Record<EmulatedService["option"] | "project", string | undefined>>;

export type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Chooses the target of a command: the local stack, unless options or environment name other emulators. Only explicit
 * credentials select real services. Returns a message if an address is invalid or unused.
 */
export function choosePlace(
  services: readonly EmulatedService[],
  asked: AskedPlace,
  env: Environment,
): CommandPlace | string {
  const unused = SERVICES.find(({ option }) => asked[option] !== undefined && !hasOption(services, option));
  if (unused !== undefined) return `--${unused.option} cannot be used here.`;
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

/** Whether a command uses real services. */
export function isReal({ services }: CommandPlace): boolean {
  return services.every(({ emulator }) => emulator === undefined);
}

/** Configures the Firebase SDK of this process for the target. Returns one line if nothing is listening. */
export async function enterPlace(
  { services, project }: CommandPlace,
  env: Record<string, string | undefined>,
): Promise<string | undefined> {
  for (const { service, emulator } of services) {
    if (emulator === undefined) continue;
    if (!(await isListening(emulator)))
      return `Nothing listens at ${emulator}, where the ${service.name} should be: start the board with \`npm start\`, or name another place with --${service.option}.`;
    env[service.variable] = emulator;
    // Emulators need no credentials; without this, the client asks Google's metadata server for some.
    env["METADATA_SERVER_DETECTION"] = "none";
  }
  initializeApp(project === undefined ? {} : { projectId: project });
  return undefined;
}

const TIMEOUT_MS = 2000;

/** Whether something accepts connections at `host:port`; Firestore's client would retry for a minute. */
async function isListening(address: string): Promise<boolean> {
  const colon = address.lastIndexOf(":");
  const socket = connect({ host: address.slice(0, colon), port: Number(address.slice(colon + 1)) });
  return new Promise<boolean>((resolve) => {
    const complete = (listening: boolean) => {
      socket.destroy();
      resolve(listening);
    };
    socket.setTimeout(TIMEOUT_MS, () => complete(false));
    socket.once("connect", () => complete(true));
    socket.once("error", () => complete(false));
  });
}
