import { useNavigate } from 'react-router'
import { messageOf } from '../../api.ts'
import { requestedPage } from '../../requestedPage.ts'
import { useStartTrialMutation } from './api.ts'
import { texts } from './texts.ts'

/**
 * Starts the person's trial and opens the requested page or the dashboard, unless `onStarted` is given. A refusal is
 * shown as a browser alert, as the specification requires (§8).
 */
export function useStartTrial(onStarted?: () => void) {
  const navigate = useNavigate()
  const [startTrial, { isLoading }] = useStartTrialMutation()

  const openDashboard = () => navigate(requestedPage() ?? '/dashboard')
  async function start() {
    const { error } = await startTrial()
    if (!error) (onStarted ?? openDashboard)()
    else if (!('status' in error) || error.status !== 401)
      window.alert(messageOf(error, texts.plans.trialFailed))
  }
  return { start, starting: isLoading }
}
