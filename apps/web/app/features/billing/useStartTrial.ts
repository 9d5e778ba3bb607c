import { useNavigate } from 'react-router'
import { messageOf } from '../../api.ts'
import { askedPlace } from '../../askedPlace.ts'
import { useStartTrialMutation } from './api.ts'
import { texts } from './texts.ts'

/**
 * Starts the person's trial and leads to the place they asked for, else to the dashboard, unless `onStarted` does
 * something else; a refusal is alerted, as the specification has it (§8).
 */
export function useStartTrial(onStarted?: () => void) {
  const navigate = useNavigate()
  const [startTrial, { isLoading }] = useStartTrialMutation()

  const openDashboard = () => navigate(askedPlace() ?? '/dashboard')
  async function start() {
    const { error } = await startTrial()
    if (!error) (onStarted ?? openDashboard)()
    else if (!('status' in error) || error.status !== 401)
      window.alert(messageOf(error, texts.plans.trialFailed))
  }
  return { start, starting: isLoading }
}
