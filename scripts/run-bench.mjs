// Under the pinned Node: runs one file of bench/, which exports `run(args)`.
const [name, ...args] = process.argv.slice(2)
const { run } = await import(`../bench/${name}.ts`)
await run(args)
