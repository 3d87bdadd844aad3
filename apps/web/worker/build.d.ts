/** The build this worker belongs to, inserted when it is bundled. */
declare const BUILD_ID: string;
