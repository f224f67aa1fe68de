import { CircleHelp, PlugZap } from 'lucide-react'

/** Where there is nothing to import with: who can change that, and how. */
export function SwitchedOffNote() {
  return (
    <section aria-labelledby="design-off" className="panel p-5 sm:p-7">
      <h2 id="design-off" className="flex min-h-12 items-center gap-3">
        <PlugZap aria-hidden="true" size={24} strokeWidth={1.9} className="shrink-0 text-ember" />
        Design import is not switched on here
      </h2>
      <p className="mt-3 max-w-[60ch] text-pretty text-text2">
        It reads files with an API token of the design service, and this server has none. The person who runs the server
        switches it on: they make a personal access token that may read files, set it as <code>FIGMA_TOKEN</code>, and
        start the server again. Stories and narration do not need it.
      </p>
    </section>
  )
}

/** §2: shown before a file is loaded. `isOwn`: any file that the token can see may be loaded, not only those open to all. */
export function HelpCard({ isOwn }: { isOwn: boolean }) {
  return (
    <section aria-labelledby="design-help" className="panel p-5 sm:p-7">
      <h2 id="design-help" className="flex min-h-12 items-center gap-3">
        <CircleHelp aria-hidden="true" size={24} strokeWidth={1.9} className="shrink-0 text-ember" />
        How to import a design
      </h2>
      <ol className="mt-3 max-w-[60ch] list-decimal space-y-2 ps-6 text-pretty text-text2 marker:text-ember">
        <li>Open the file in the design program and copy its address from the browser.</li>
        <li>Paste the address above. The key alone, the long word after “file/” or “design/”, is enough.</li>
        <li>Load the file to see its structure, its words, its colours and its components.</li>
        <li>Choose what you need in Structure, and export it as a picture.</li>
      </ol>
      <p className="mt-4 max-w-[60ch] text-pretty text-text2">
        The API token belongs to this server and is set by the person who runs it. It is never typed here.
        {!isOwn &&
          ' You can load the files that have been opened to every family; an administrator can load any, and test the token.'}
      </p>
    </section>
  )
}

/** §8 "a load error panel with troubleshooting steps". */
export function LoadErrorPanel({ message }: { message: string }) {
  return (
    <section
      role="alert"
      aria-labelledby="design-failure"
      className="rounded-card border-[1.5px] border-clay bg-[color-mix(in_srgb,var(--clay)_10%,var(--surface))] p-5 sm:p-7"
    >
      <h2 id="design-failure">The file could not be loaded</h2>
      <p className="mt-2 font-medium wrap-anywhere text-clay">{message}</p>
      <h3 className="mt-5 text-[20px]">Troubleshooting</h3>
      <ul className="mt-2 max-w-[60ch] list-disc space-y-1.5 ps-6 text-pretty">
        <li>Check that the address or key belongs to this file, and is complete.</li>
        <li>Test the API token; one that has run out must be replaced by the administrator.</li>
        <li>The owner of the token must be allowed to open the file.</li>
        <li>The design service limits how often it may be asked. Wait a minute, then try again.</li>
      </ul>
    </section>
  )
}
