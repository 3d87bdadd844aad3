/** The environment of a server started by `npm start`. */
export const local = {
  FARWORK_ENV: "local",
  FIREBASE_PROJECT_ID: "demo-farwork",
  FIREBASE_API_KEY: "demo",
  SITE_URL: "http://localhost:3000",
  FIREBASE_AUTH_EMULATOR_HOST: "127.0.0.1:9099",
  FIRESTORE_EMULATOR_HOST: "127.0.0.1:8080",
  FUNCTIONS_EMULATOR_HOST: "127.0.0.1:5001",
};

/** The environment of a public server. */
export const production = {
  FARWORK_ENV: "production",
  FIREBASE_PROJECT_ID: "farwork",
  FIREBASE_API_KEY: "key",
  SITE_URL: "https://farwork.example",
};
