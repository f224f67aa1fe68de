// Loaded into a child before its program: the channel to the parent closes when the parent is gone, however it went.
if (process.channel) {
  process.on('disconnect', () => process.kill(process.pid, 'SIGTERM'))
  process.channel.unref()
}
