// What the examples in docstrings of `@farwork/data` may speak of without making it themselves, for the compiler. They
// need a backend, and are run by `integration/examples.integration.test.ts`, which makes each of these.
import type { Account, Client, JobMarks, Session } from "@farwork/data";
import type { JobCard, Plan, PlanId, SavedSearch } from "@farwork/domain";
import type { FirebaseApp, FirebaseOptions } from "firebase/app";

export declare function initializeApp(options: FirebaseOptions): FirebaseApp;
export declare const client: Client;
export declare const account: Account;
export declare const saved: JobMarks["saved"];
export declare const search: SavedSearch;
export declare const jobs: readonly JobCard[];
export declare const params: URLSearchParams;
export declare const email: string;
export declare const password: string;
export declare const code: string;
export declare const idToken: string;
export declare const sessionCookie: string;
export declare function showError(problem: unknown): void;
export declare function showNotice(problem: unknown): void;
export declare function setSession(session: Session): void;
export declare function setPlan(plan: Plan | PlanId): void;
export declare function greet(name: string | undefined): void;
