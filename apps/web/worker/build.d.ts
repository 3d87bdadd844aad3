/** The build this worker belongs to, written in when it is bundled. */
declare const BUILD_ID: string;
