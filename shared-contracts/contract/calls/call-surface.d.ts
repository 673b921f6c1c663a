export type CallSurface = {
  'account coupons': {
    method: 'GET'
    path: 'convercus/v2/accounts/{accountId}/accountcoupons'
    access: 'required'
    send: (request: {
      params: {
        accountId: string
      }
      query: {
        validTo?: string | undefined
      }
      body: null
    }) => {
      couponId: string
      accountCouponId: string | null
      usageType: string
      points: number | null
      i18nFields: {
        de: {
          title: string
          subTitle: string
        }
      }
      images: {
        path: string
        tags: string[]
      }[]
      redeemActions: {
        actionType: string
        value: string
      }[]
      conditions: {
        conditionType: string
        conditionUsage: string
        value: string
      }[]
      activation: {
        activatable: boolean
        activated: boolean
      }
      maxRedeemCount: number | null
      redeemCount: number
      maxRedeemCountGlobal: number | null
      redeemCountGlobal: number
      validFrom: string
      validTo: string
      pointsOfRedemption: {
        unitType: string
        value: string
      }[]
      customProperties: {
        name: string
        value: string
      }[]
    }[]
  }
  'account details': {
    method: 'GET'
    path: 'convercus/v2/accountdetails/{cardCode}'
    access: 'required'
    send: (request: {
      params: {
        cardCode: string
      }
      query: null
      body: null
    }) =>
      | {
          exists: boolean
          free: boolean
        }
      | {
          accountId: string | null
          status: string
          identifiers: {
            code: string
            type: string
            status: string
          }[]
          accountBalance: {
            points: number | null
            lockedPoints: number
          }
        }
  }
  'activate card': {
    method: 'POST'
    path: 'shop/card/activate'
    access: 'required'
    send: (request: {
      params: null
      query: null
      body: {
        cardCode: string
      }
    }) => {
      meta: {
        success: true
      }
    }
  }
  activation: {
    method: 'PATCH'
    path: 'convercus/v2/accountcoupons/{accountCouponId}/activation'
    access: 'required'
    send: (request: {
      params: {
        accountCouponId: string
      }
      query: null
      body: {
        activated: boolean
      }
    }) => unknown
  }
  beExcited: {
    method: 'PATCH'
    path: 'shop/user'
    access: 'required'
    send: (request: {
      params: null
      query: null
      body: {
        loginName: string
        localeId: 'de_DE'
        beExcitedTimeStamp: string
      }
    }) => {
      meta: {
        success: true
      }
      content: {
        loginName?: string | null | undefined
        email?: string | null | undefined
        address: {
          salutation?: string | null | undefined
          firstName?: string | null | undefined
          lastName?: string | null | undefined
          street?: string | null | undefined
          streetNumber?: string | null | undefined
          zipCode?: string | null | undefined
          city?: string | null | undefined
          birthDate?: string | null | undefined
          countryId?: string | null | undefined
        }
        hasDelikaterieNewsletter?: boolean | null | undefined
        convercusAccountId: string | null
        convercusPoints: number | null
        beExcitedTimeStamp?: string | null | undefined
        memberSince?: string | null | undefined
      }
    }
  }
  bookings: {
    method: 'GET'
    path: 'shop/bookings'
    access: 'required'
    send: (request: { params: null; query: null; body: null }) => {
      meta: {
        success: true
      }
      content: {
        bookingId: string | null
        bookingTime: string
        points: number
        locked: boolean
        reason: string
        valueTime: string
      }[]
    }
  }
  cards: {
    method: 'GET'
    path: 'shop/card'
    access: 'required'
    send: (request: { params: null; query: null; body: null }) => {
      meta: {
        success: true
      }
      content: (
        | {
            cardCode: string
            status: string
            action: string
          }
        | {
            cardCode: string
            status: string
            action: string
          }
      )[]
    }
  }
  'change address': {
    method: 'PATCH'
    path: 'shop/user'
    access: 'required'
    send: (request: {
      params: null
      query: null
      body: {
        loginName: string
        localeId: 'de_DE'
        address: {
          salutation?: string | undefined
          firstName?: string | undefined
          lastName?: string | undefined
          street?: string | undefined
          streetNumber?: string | undefined
          zipCode?: string | undefined
          city?: string | undefined
          birthDate?: string | undefined
          countryId?: string | undefined
        }
      }
    }) => {
      meta: {
        success: true
      }
      content: {
        loginName?: string | null | undefined
        email?: string | null | undefined
        address: {
          salutation?: string | null | undefined
          firstName?: string | null | undefined
          lastName?: string | null | undefined
          street?: string | null | undefined
          streetNumber?: string | null | undefined
          zipCode?: string | null | undefined
          city?: string | null | undefined
          birthDate?: string | null | undefined
          countryId?: string | null | undefined
        }
        hasDelikaterieNewsletter?: boolean | null | undefined
        convercusAccountId: string | null
        convercusPoints: number | null
        beExcitedTimeStamp?: string | null | undefined
        memberSince?: string | null | undefined
      }
    }
  }
  'change password': {
    method: 'POST'
    path: 'shop/user/password/change'
    access: 'required'
    send: (request: {
      params: null
      query: null
      body: {
        oldPassword: string
        newPassword: string
        newPasswordConf: string
      }
    }) => {
      meta: {
        success: true
      }
    }
  }
  configuration: {
    method: 'GET'
    path: 'shop/config'
    access: 'optional'
    send: (request: {
      params: null
      query: {
        item: string
      }
      body: null
    }) => {
      meta: {
        success: true
      }
      content: {
        value: string
      }
    }
  }
  countries: {
    method: 'GET'
    path: 'shop/countries'
    access: 'optional'
    send: (request: { params: null; query: null; body: null }) => {
      meta: {
        success: true
      }
      content: {
        countryId: string
        name: string
      }[]
    }
  }
  coupons: {
    method: 'GET'
    path: 'convercus/coupons'
    access: 'never'
    send: (request: {
      params: null
      query: {
        validTo?: string | undefined
      }
      body: null
    }) => {
      couponId: string
      accountCouponId: string | null
      usageType: string
      points: number | null
      i18nFields: {
        de: {
          title: string
          subTitle: string
        }
      }
      images: {
        path: string
        tags: string[]
      }[]
      redeemActions: {
        actionType: string
        value: string
      }[]
      conditions: {
        conditionType: string
        conditionUsage: string
        value: string
      }[]
      activation: {
        activatable: boolean
        activated: boolean
      }
      maxRedeemCount: number | null
      redeemCount: number
      maxRedeemCountGlobal: number | null
      redeemCountGlobal: number
      validFrom: string
      validTo: string
      pointsOfRedemption: {
        unitType: string
        value: string
      }[]
      customProperties: {
        name: string
        value: string
      }[]
    }[]
  }
  'delete request': {
    method: 'POST'
    path: 'shop/user/deleterequest'
    access: 'required'
    send: (request: {
      params: null
      query: null
      body: {
        salutation: string
        firstName: string
        lastName: string
        street: string
        streetNumber: string
        zipCode: string
        city: string
        countryId: string
        email: string
        reason: string
        deleteNow: boolean
      }
    }) => {
      meta: {
        success: true
      }
    }
  }
  'lock card': {
    method: 'POST'
    path: 'shop/card/lock'
    access: 'required'
    send: (request: {
      params: null
      query: null
      body: {
        salutation: string
        title: ''
        firstName: string
        lastName: string
        fullName: ''
        company: ''
        department: ''
        street: string
        streetNumber: string
        addressExtension: ''
        zipCode: string
        city: string
        countryId: string
        email: string
        reason: string
        cardCode: string
      }
    }) => {
      meta: {
        success: true
      }
    }
  }
  login: {
    method: 'POST'
    path: 'shop/user/login'
    access: 'optional'
    send: (request: {
      params: null
      query: null
      body: {
        loginName: string
        password: string
        rememberMe: true
      }
    }) => {
      meta: {
        success: true
        accessToken: string
      }
      content: {
        address: {
          salutation: string
          firstName: string
          lastName: string
          street: string | null
          streetNumber: string
          zipCode: string
          city: string
          birthDate: string
          countryId: string
        }
        hasDelikaterieNewsletter: boolean
        convercusAccountId: string | null
        convercusPoints: number | null
        beExcitedTimeStamp: string
        memberSince: string
        webshopOnly: boolean
        loginName: string
        email: string
      }
      refreshToken: string | null
      secureToken: string | null
      externalSessionId: string | null
      webshopOnly: boolean
    }
  }
  'login by token': {
    method: 'POST'
    path: 'shop/user/loginByToken'
    access: 'optional'
    send: (request: {
      params: null
      query: null
      body: {
        sessionToken: string
      }
    }) => {
      meta: {
        success: true
        accessToken: string
      }
      content: {
        address: {
          salutation: string
          firstName: string
          lastName: string
          street: string | null
          streetNumber: string
          zipCode: string
          city: string
          birthDate: string
          countryId: string
        }
        hasDelikaterieNewsletter: boolean
        convercusAccountId: string | null
        convercusPoints: number | null
        beExcitedTimeStamp: string
        memberSince: string
        webshopOnly: boolean
        loginName: string
        email: string
      }
      refreshToken: string | null
      secureToken: string | null
      externalSessionId: string | null
      webshopOnly: boolean
    }
  }
  'loyalty login': {
    method: 'POST'
    path: 'convercus/auth/login'
    access: 'never'
    send: (request: { params: null; query: null; body: null }) => string
  }
  'opt in': {
    method: 'POST'
    path: 'shop/user/optin'
    access: 'optional'
    send: (request: {
      params: null
      query: null
      body: {
        Alias: string
        EMail: string
        ObjectID: string
        SecurityCode: string
      }
    }) => {
      meta: {
        success: true
      }
    }
  }
  order: {
    method: 'POST'
    path: 'shop/order'
    access: 'required'
    send: (request: {
      params: null
      query: null
      body: {
        billingAddress: {
          salutation: string
          firstName: string
          lastName: string
          street: string
          streetNumber: string
          zipCode: string
          city: string
          countryId: string
        }
        shippingAddress?:
          | {
              salutation: string
              firstName: string
              lastName: string
              street: string
              streetNumber: string
              zipCode: string
              city: string
              countryId: string
            }
          | undefined
        lineItems: {
          type: 'convercusCoupon'
          sku: string
          quantity: 1
        }[]
        paymentMethod: {
          alias: 30
        }
        shippingMethod: {
          alias: 'MD'
        }
        sendConfirmationMail: true
        isAnonymousUser: false
        cardcode: string
        disableAddressCheck: boolean
      }
    }) => {
      meta: {
        success: true
      }
      content: {
        orderNumber: string
      }
    }
  }
  points: {
    method: 'GET'
    path: 'shop/points'
    access: 'required'
    send: (request: { params: null; query: null; body: null }) => {
      meta: {
        success: true
      }
      content: {
        summary: {
          convercusPoints: number
        }
      }
    }
  }
  refresh: {
    method: 'POST'
    path: 'shop/user/refreshaccess'
    access: 'optional'
    send: (request: {
      params: null
      query: null
      body: {
        refreshToken: string
      }
    }) => {
      meta: {
        success: true
        accessToken: string
      }
    }
  }
  register: {
    method: 'PUT'
    path: 'shop/user'
    access: 'optional'
    send: (request: {
      params: null
      query: null
      body: {
        loginName: string
        localeId: 'de_DE'
        address: {
          salutation: string
          firstName: string
          lastName: string
        }
        password: string
        subscribeNewsletter: boolean
        optInUrl: string
        sendDOI: boolean
        disableDoubleOptIn: boolean
        disableAddressCheck: boolean
      }
    }) => {
      meta: {
        success: true
      }
    }
  }
  'request card': {
    method: 'PUT'
    path: 'shop/card/request'
    access: 'required'
    send: (request: {
      params: null
      query: null
      body: {
        salutation: string
        title: ''
        firstName: string
        lastName: string
        fullName: ''
        company: ''
        department: ''
        street: string
        streetNumber: string
        addressExtension: ''
        zipCode: string
        city: string
        countryId: string
        email: string
      }
    }) => {
      meta: {
        success: true
      }
    }
  }
  'request password': {
    method: 'POST'
    path: 'shop/user/password/request'
    access: 'optional'
    send: (request: {
      params: null
      query: null
      body: {
        email: string
        resetPageUrl: string
      }
    }) => {
      meta: {
        success: true
      }
    }
  }
  'reset password': {
    method: 'POST'
    path: 'shop/user/password/reset'
    access: 'optional'
    send: (request: {
      params: null
      query: null
      body: {
        password: string
        passwordConf: string
        ObjectID: string
        Token: string
        autoLogin: false
      }
    }) => {
      meta: {
        success: true
      }
    }
  }
  'subscribe newsletter': {
    method: 'PATCH'
    path: 'shop/user'
    access: 'required'
    send: (request: {
      params: null
      query: null
      body: {
        loginName: string
        localeId: 'de_DE'
        subscribeNewsletter: true
      }
    }) => {
      meta: {
        success: true
      }
      content: {
        loginName?: string | null | undefined
        email?: string | null | undefined
        address: {
          salutation?: string | null | undefined
          firstName?: string | null | undefined
          lastName?: string | null | undefined
          street?: string | null | undefined
          streetNumber?: string | null | undefined
          zipCode?: string | null | undefined
          city?: string | null | undefined
          birthDate?: string | null | undefined
          countryId?: string | null | undefined
        }
        hasDelikaterieNewsletter?: boolean | null | undefined
        convercusAccountId: string | null
        convercusPoints: number | null
        beExcitedTimeStamp?: string | null | undefined
        memberSince?: string | null | undefined
      }
    }
  }
  'update profile': {
    method: 'POST'
    path: 'shop/user'
    access: 'required'
    send: (request: {
      params: null
      query: null
      body: {
        loginName: string
        localeId: 'de_DE'
        address: {
          salutation: string
          firstName: string
          lastName: string
          street: string
          streetNumber: string
          zipCode: string
          city: string
          birthDate: string
          countryId: string
        }
        disableAddressCheck: boolean
      }
    }) => {
      meta: {
        success: true
      }
      content: {
        loginName?: string | null | undefined
        email?: string | null | undefined
        address: {
          salutation?: string | null | undefined
          firstName?: string | null | undefined
          lastName?: string | null | undefined
          street?: string | null | undefined
          streetNumber?: string | null | undefined
          zipCode?: string | null | undefined
          city?: string | null | undefined
          birthDate?: string | null | undefined
          countryId?: string | null | undefined
        }
        hasDelikaterieNewsletter?: boolean | null | undefined
        convercusAccountId: string | null
        convercusPoints: number | null
        beExcitedTimeStamp?: string | null | undefined
        memberSince?: string | null | undefined
      }
    }
  }
  upgrade: {
    method: 'POST'
    path: 'shop/user/upgrade'
    access: 'required'
    send: (request: {
      params: null
      query: null
      body: {
        loginName: string
        subscribeNewsletter: boolean
      }
    }) => {
      meta: {
        success: true
        accessToken: string | null
      }
      content: {
        loginName?: string | null | undefined
        email?: string | null | undefined
        address: {
          salutation?: string | null | undefined
          firstName?: string | null | undefined
          lastName?: string | null | undefined
          street?: string | null | undefined
          streetNumber?: string | null | undefined
          zipCode?: string | null | undefined
          city?: string | null | undefined
          birthDate?: string | null | undefined
          countryId?: string | null | undefined
        }
        hasDelikaterieNewsletter?: boolean | null | undefined
        convercusAccountId: string | null
        convercusPoints: number | null
        beExcitedTimeStamp?: string | null | undefined
        memberSince?: string | null | undefined
      }
    }
  }
  'user check': {
    method: 'POST'
    path: 'shop/user/check'
    access: 'optional'
    send: (request: {
      params: null
      query: null
      body: {
        loginName: string
        sendDOI?: true | undefined
      }
    }) => {
      meta: {
        success: true
      }
    }
  }
  withdraw: {
    method: 'POST'
    path: 'withdrawal'
    access: 'never'
    send: (request: {
      params: null
      query: null
      body: {
        name: string
        contract: string
        email: string
        details: string
        withdrawalId: string
      }
    }) => {
      meta: {
        success: true
      }
      content: {
        receivedAt: string
      }
    }
  }
}
