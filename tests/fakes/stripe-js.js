/*
 * A replacement for Stripe's script: the part of window.Stripe that the payment element needs. The card is typed into
 * a frame of Stripe's host and sent to Stripe's API from here, so the page itself never has it.
 */
;(() => {
  const frame = 'https://js.stripe.com/v3/elements-inner-payment.html'
  const api = 'https://api.stripe.com/v1'
  const incomplete = (code, message) => ({ error: { type: 'validation_error', code, message } })

  function paymentElement({ variables = {} }) {
    const listeners = {}
    const box = document.createElement('iframe')
    box.title = 'Secure payment input frame'
    box.style.cssText = 'display:block;border:0;width:100%;height:15rem'
    const card = { number: '', expiry: '', cvc: '' }
    let onRead = () => {}
    const receive = ({ source, data }) => {
      if (source !== box.contentWindow) return
      Object.assign(card, data)
      onRead()
    }
    const emit = (name) => {
      for (const one of listeners[name] ?? []) one({ elementType: 'payment' })
    }
    return {
      card,
      /** Reads read into the frame. */
      read: () =>
        new Promise((resolve) => {
          onRead = resolve
          box.contentWindow.postMessage('read', new URL(frame).origin)
        }),
      on(name, one) {
        listeners[name] = [...(listeners[name] ?? []), one]
      },
      off: (name, one) => {
        listeners[name] = (listeners[name] ?? []).filter((other) => other !== one)
      },
      mount(place) {
        window.addEventListener('message', receive)
        box.addEventListener('load', () => emit('ready'))
        box.src = `${frame}#${encodeURIComponent(JSON.stringify(variables))}`
        place.append(box)
      },
      update() {},
      destroy() {
        window.removeEventListener('message', receive)
        box.remove()
      },
    }
  }

  function Stripe(key) {
    async function ask(path, parameters, method = 'POST') {
      const form = new URLSearchParams({ key, ...parameters })
      const response =
        method === 'POST'
          ? await fetch(api + path, { method, body: form })
          : await fetch(`${api}${path}?${form}`)
      return response.json()
    }
    const idOf = (secret) => secret.slice(0, secret.indexOf('_secret_'))

    async function confirm(kind, { elements, confirmParams }) {
      const { clientSecret, card } = elements.values()
      const [month, year] = card.expiry.split('/').map((part) => part.trim())
      const answer = await ask(`/${kind}_intents/${idOf(clientSecret)}/confirm`, {
        client_secret: clientSecret,
        return_url: confirmParams.return_url,
        'payment_method_data[card][number]': card.number.replaceAll(' ', ''),
        'payment_method_data[card][exp_month]': month,
        'payment_method_data[card][exp_year]': year,
        'payment_method_data[card][cvc]': card.cvc,
      })
      if (answer.error) return { error: answer.error }
      if (answer.next_action) {
        const back = encodeURIComponent(confirmParams.return_url)
        window.location.assign(`${answer.next_action.redirect_to_url.url}?return_url=${back}`)
        return new Promise(() => {})
      }
      return { [`${kind}Intent`]: answer }
    }

    const unused = () => Promise.reject(new Error('not supported by the fake'))
    return {
      elements({ clientSecret, appearance = {} }) {
        let element = null
        return {
          values: () => ({ clientSecret, card: element.card }),
          create() {
            element = paymentElement(appearance)
            return element
          },
          getElement: () => element,
          update() {},
          async submit() {
            await element.read()
            const { number, expiry, cvc } = element.card
            if (number.replaceAll(' ', '').length < 14)
              return incomplete('incomplete_number', 'Your card number is incomplete.')
            if (!/^\d\d ?\/ ?\d\d$/.test(expiry))
              return incomplete('incomplete_expiry', 'Your card’s expiration date is incomplete.')
            if (cvc.length < 3)
              return incomplete('incomplete_cvc', 'Your card’s security code is incomplete.')
            return {}
          },
        }
      },
      confirmPayment: (options) => confirm('payment', options),
      confirmSetup: (options) => confirm('setup', options),
      async retrievePaymentIntent(secret) {
        const answer = await ask(`/payment_intents/${idOf(secret)}`, { client_secret: secret }, 'GET')
        return answer.error ? { error: answer.error } : { paymentIntent: answer }
      },
      registerAppInfo() {},
      _registerWrapper() {},
      createToken: unused,
      createPaymentMethod: unused,
      confirmCardPayment: unused,
    }
  }
  Stripe.version = 'endive'
  window.Stripe = Stripe
})()
