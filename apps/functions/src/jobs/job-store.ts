import type { Job } from "@farwork/domain";
import type { Firestore } from "firebase-admin/firestore";

import { openFirestore } from "../runtime/admin.ts";
import { logCatalogueLoaded } from "../runtime/log.ts";
import { readCatalogueVersion } from "./catalogue.ts";
import { isJobId, JOBS, readJob } from "./job-document.ts";
import { createOpenJobs } from "./open-jobs.ts";

/** Reading jobs for the callables. */
export interface JobStore {
  /** Every job not closed. Costs one read while nothing was ingested since the last call. */
  readonly readOpenJobs: () => Promise<readonly Job[]>;
  /** In the order asked, each once, closed ones too; ids no job has are left out. One read an id. */
  readonly readJobsByIds: (ids: readonly string[]) => Promise<readonly Job[]>;
}

let store: JobStore | undefined;

/** The store of this instance: its callables share the jobs it keeps. */
export function openJobStore(): JobStore {
  store ??= createJobStore(openFirestore());
  return store;
}

function createJobStore(firestore: Firestore): JobStore {
  const jobs = firestore.collection(JOBS);
  const readOpenJobs = createOpenJobs({
    readVersion: () => readCatalogueVersion(firestore),
    readOpenJobs: async () => {
      const open = await jobs.where("closed_at", "==", null).get();
      return open.docs.flatMap((document) => readJob(document) ?? []);
    },
    onLoaded: logCatalogueLoaded,
  });

  return {
    readOpenJobs,
    async readJobsByIds(ids) {
      const asked = [...new Set(ids)].filter(isJobId).map((id) => jobs.doc(id));
      if (asked.length === 0) return [];
      const found = await firestore.getAll(...asked);
      return found.flatMap((document) => readJob(document) ?? []);
    },
  };
}
