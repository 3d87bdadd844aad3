import { connect } from "node:net";

const TIMEOUT_MS = 2000;

/** Whether something accepts connections at `host:port`; Firestore's client would retry for a minute. */
export async function isListening(address: string): Promise<boolean> {
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
