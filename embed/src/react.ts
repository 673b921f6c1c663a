import * as React from 'react'
import * as ReactDOM from 'react-dom'
import * as ReactDOMClient from 'react-dom/client'
import { embeddingPage } from './loader/page.ts'

// Loaded on pages without a React 19 of their own, before the runtime.
const page = embeddingPage()
if (page) page.react = { React, ReactDOM, ReactDOMClient }
