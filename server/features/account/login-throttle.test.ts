import { expect } from 'vitest'

import { signUpAndIn } from '#tests/support/builders.ts'
import { apiTest } from '#tests/support/test-app.ts'

apiTest('parents who sign in at the same moment are all let in', async (app) => {
  const { email, password } = await signUpAndIn(app)
  for (let evening = 0; evening < 10; evening++) {
    const login = () => app.browser().send('POST', '/api/login', { email, password })
    const answers = await Promise.all([login(), login(), login(), login()])
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200])
  }
})
