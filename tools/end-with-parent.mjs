/**
 * The shell between npm and us dies of a signal and passes it to nobody. So we look who our parent is, and when it is no
 * longer the one that started us, behave as if the signal had come to us.
 */
export function endWithParent() {
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    process.kill(process.pid, 'SIGTERM');
  }, 200);
  timer.unref();
}
