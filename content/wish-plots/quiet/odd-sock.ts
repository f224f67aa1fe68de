import { wishPlot } from '../wish-plot.ts'

/** For one who is old or ill in that way and mixes up names, forgets, or asks the same thing again; it has no name here. */
export const oddSock = wishPlot({
  id: 'wish-sorrow-muddled',
  tellsAny: 'muddled',
  comfort: true,
  fed: true,
  about: 'Somebody who is loved gets names muddled, and the hero does not know what to say back; with both eyes shut and one arm in the sock basket it comes out.',
  titles: ['Somebody Else’s Sock', 'What to Say Back', '{H} Says Yes', 'At the Bottom of the Basket', 'No Spoons in It'],
  want: [
    {
      id: 'two-things',
      A: 'partner',
      paragraphs: [
        '{whom} got things muddled now. Sometimes the same question came again. Sometimes {whom} looked at {H} and said somebody else’s name. “What do I say back?” asked {H}. {A} sat by the sock basket, and did not know either.',
        '“First I said, wrong,” said {H}. “Then {whom} looked as if I’d taken the chair away. Next time I said nothing, and it was as if I wasn’t there. It isn’t a hard name! I could find it with both eyes shut.”'
      ]
    },
    {
      id: 'same-question',
      A: 'partner',
      spare: 2,
      paragraphs: [
        '“Once it was whether I’d had my egg,” said {H}. “And then it was whether I’d had my egg. Six times.” “And had you?” asked {A}. “Yes. All six times.”',
        '“Then it was true all six times,” said {A}. “You can give the same answer again. It doesn’t wear thin.” {H} was not so sure. By the fifth time the egg had got a bit short. “You can go and drink a glass of water in between,” said {A}. “I do.”'
      ]
    },
    {
      id: 'not-on-purpose',
      A: 'partner',
      spare: 1,
      paragraphs: [
        '“Why does {whom} do it?” asked {H}. “It’s not on purpose,” said {A}. “With some people things get hard to find, in their heads. It isn’t because of you. And you can’t catch it.” “Not from the same cup?” “Not from the same cup.”',
        '“Can’t somebody tidy up in there?” “I wish they could,” said {A}. “Nobody knows how to do all of it.” {H} looked into the basket. It was a muddle too. But you could at least get your arm in.'
      ]
    }
  ],
  way: [
    {
      id: 'eyes-shut',
      A: 'partner',
      paragraphs: [
        '“Then find me the other one of these,” said {A}, and held up {H}’s striped sock. {H} shut both eyes, reached in, and pulled one out. “Wrong,” said {A}. It was a cold little word. {H} tried again. This time {A} said nothing.',
        '{H} sat there in the dark with a sock. Was anybody there? “Say something!” said {H}. And then, low, “Oh. Those were my two things.” {H} cried into the sock, and {A} came close.'
      ]
    },
    {
      id: 'cross-heap',
      A: 'partner',
      spare: 4,
      paragraphs: [
        '“I was cross with {whom},” said {H}. “And then I was sorry. And then I was cross again.” “I’m cross with the muddle,” said {A}. “Not with {whom}.” {H} did not know that you could have the two apart.',
        'They tried it with socks. One heap was for {whom}, and one was for the muddle. In the muddle they put whatever had a hole. {H} gave it a kick. The other heap {H} patted into shape. Then {H} moved it a little further off, so that nothing could happen to it.'
      ]
    },
    {
      id: 'for-two',
      A: 'partner',
      spare: 3,
      paragraphs: [
        '“Will {whom} forget me?” asked {H}. {A} could have said no, and did not. “I don’t know,” said {A}. “It may be that {whom} can’t find you, one day. Or not every day.” {H} leaned on {A}, quite hard.',
        '“And the things that we did?” asked {H}. “They’ve been done,” said {A}. “They don’t get undone by it. Then you know them for the two of you.” {H} began with one at once, to be sure of it, and told it right through. It had rain in it, and a bun.'
      ]
    },
    {
      id: 'bottom-on-top',
      A: 'partner',
      spare: 5,
      paragraphs: [
        '“Why that other name?” asked {H}. “Mine’s the newest. It should be on top.” {A} pointed to the basket. “It depends which way up it is,” said {A}. {H} wanted to see that. So they turned the whole basket over on the floor and lifted it off.',
        'Now the very old ones were on top. There was a pair in there that nobody had worn for years. “Whose are those?” asked {H}. “They were mine,” said {A}. “I was fond of them.” All that had been on top before was underneath, and looked just as it had. Then they pushed the whole heap back in, with four arms.'
      ]
    },
    {
      id: 'the-shop',
      A: 'partner',
      spare: 7,
      paragraphs: [
        '“Did {whom} ever take you for somebody?” asked {H}. “I was somebody from the shop once,” said {A}. “I was asked whether there was any butter.” “What did you say?” “That I’d go and look. And then I went and looked.”',
        '“And was there any?” “Half a pound,” said {A}. “{whom} was glad to hear it.” {H} thought it over. Nobody had said a thing that was not so. “I’d have looked for the butter too,” said {H}.'
      ]
    },
    {
      id: 'no-spoon',
      A: 'partner',
      paragraphs: [
        'The third sock was one of {A}’s. {A} said “Thank you,” and put it on. “You weren’t cross with it,” said {H}. “It’s one of ours,” said {A}. “You might have brought me a spoon.” “{whom} didn’t bring a spoon, either,” said {H} slowly. “It was somebody’s name.”',
        'Then they both reached in, with their eyes shut. At the bottom {H} got hold of something warm. “That’s you,” said {H}. “How do you know?” asked {A}. “It’s your hand,” said {H}. “I just know.”'
      ]
    },
    {
      id: 'same-hand',
      A: 'same',
      spare: 6,
      paragraphs: [
        'They tried it the other way about. {A} shut both eyes, and {H} laid one hand into the basket, quite quietly, between two woolly ones. {A} felt about. “That’s wool. That’s wool. That’s you.”',
        '“What am I like?” asked {H}. “Warm,” said {A}, “and a bit sticky, and you always hold on with the thumb.” {H} had not known that about the thumb. {H} looked at it. It was just the way that {H} held on to {whom}, too.'
      ]
    },
    {
      id: 'pet-any-name',
      A: 'pet',
      spare: 12,
      paragraphs: [
        '{A} had been close to the basket from the first sock on. {H} wanted to know something. So {H} called {A} by quite another name, a very silly one, but in the right voice.',
        '{A} looked at {H} just as on any other evening. “It’s the voice,” said {H}. Then {H} said the real name as well, so that {A} should have both. {A} seemed to think that they were much alike.'
      ]
    },
    {
      id: 'child-sock-says',
      A: 'child',
      spare: 11,
      paragraphs: [
        '{A} had pulled a grey sock over one hand, and it could talk. “Good evening, Teapot,” said the sock to {H}. “I’m not a teapot,” said {H}. The sock let its head hang.',
        '{H} looked at it. It was only a sock, and it looked so very sorry. “But I’m here,” said {H} to the sock. “And good evening.” It came up again at once. “That’s nice to say,” said {A}. “I’ll say that one as well, when it’s me.”'
      ]
    }
  ],
  turn: [
    {
      id: 'says-yes',
      A: 'partner',
      paragraphs: [
        'Then {H} had it. “I’ll put the name on,” said {H}. “I’ll say yes, because I’m there. Then I’ll say, I’m {H}. Not loud. And then I put my hand in.” {A} tried it with a wrong name. “Good evening, {A},” said {A} to {H}.',
        '“Yes,” said {H}. “Good evening. I’m {H}.” And {H} put one hand into {A}’s. Nobody looked as if somebody had taken the chair away.'
      ]
    },
    {
      id: 'three-ways',
      A: 'partner',
      spare: 8,
      paragraphs: [
        'How it was said still had to be found out. First {H} said it like somebody who has lost a bag at the station. “I’m {H}!” {A} jumped. Then {H} said it like a mouse, and {A} had to ask what it was.',
        'The third time {H} said it as you do at a door, when it is your own. “I’m {H}.” “I’d open to that,” said {A}. So that was how it was to be said.'
      ]
    },
    {
      id: 'who-laughs',
      A: 'partner',
      spare: 9,
      paragraphs: [
        '“And if somebody’s there who laughs?” asked {H}. {A} put one sock into another while thinking. “Then you say, that happens to {whom} now. And you go on talking to {whom}, not to them.”',
        '“And if I have to laugh?” asked {H}. “Because it’s a funny one?” “Then {whom} may like to laugh too,” said {A}. “You look first.” {H} could do that. You could see it in the eyes, a bit before.'
      ]
    },
    {
      id: 'bigger-half',
      A: 'partner',
      spare: 10,
      paragraphs: [
        '“What wasn’t muddled?” asked {A}. {H} had to think back. “There was one biscuit left,” said {H}, “and {whom} broke it in two, and looked at both bits. And I got the bigger one.”',
        '“The bigger one,” said {A}. “Yes. And the wrong name with it.” {H} put the two beside each other, in {H}’s head. The name had been somebody else’s. The half had been the right half. It had even had the sugar on it.'
      ]
    },
    {
      id: 'elder-answered',
      A: 'elder',
      spare: 13,
      paragraphs: [
        '“When I was young, somebody called me Albert for a whole year,” said {A}. “Somebody I was very fond of.” “And what did you say?” asked {H}. “At first I said who I was. Then I said yes as well. In the end I answered to both, and came quite quickly to either.”',
        '“Did you mind?” “On some days. On some days I’d have given a good deal to hear the other one.” {A} looked at {H}. “Albert was nice too, mind you. It was always said so kindly.”'
      ]
    },
    {
      id: 'come-away',
      A: 'partner',
      spare: 14,
      paragraphs: [
        '“And if I don’t want to, one day?” asked {H}. “If I can’t say yes any more?” “Then you come and get me,” said {A}, “and I’ll say it for a while. You don’t have to be good at it every time.”',
        '“Do you get tired of it?” “I do,” said {A}. “Then I go and sort socks.” {H} looked at the basket, and at all the pairs beside it. A great many socks had been sorted, these last few weeks.'
      ]
    },
    {
      id: 'odd-pair',
      A: 'partner',
      paragraphs: [
        '“It’ll happen again,” said {H}. “I think so,” said {A}. “Perhaps more often.” “I don’t like it.” “I don’t either,” said {A}. “And I love {whom}.” “So do I,” said {H}.',
        'The other striped sock had not come up. So {H} put on the one, and on the other foot one of {A}’s. “It isn’t mine,” said {H}, and wriggled all the toes. “But it’s warm. I can have it on for a bit.”'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} lay down next to the basket, where it was soft.',
      '{names} came and pressed up against {H}.',
      { text: '{names} picked a sock off the floor and held {H}’s foot for a moment.', needs: ['hands'] },
      { text: '{names} rolled two grey ones into a ball, and they were not a pair.', needs: ['hands'] }
    ],
    way: [
      '{names} shut both eyes too, to see what it was like.',
      '{names} came nearer, and breathed warm on {H}’s neck.',
      { text: '{names} brought a dry sock for crying into.', needs: ['hands'] },
      { text: '{names} felt about in the basket and got hold of somebody’s wrist.', needs: ['hands'] }
    ],
    turn: [
      '{names} looked up at the wrong name, and at the right one as well.',
      '{names} stayed right beside the odd feet.',
      { text: '{names} put on one that was not a pair with the other.', needs: ['hands'] },
      { text: '{names} laid one hand on top of the two that were there already.', needs: ['hands'] }
    ]
  },
  bed: [
    'They put back whatever had no partner, and pushed the basket against the wall.',
    '{H} rinsed off the day, and lay down with the one sock and the other. {H} was still sad. Somebody sat there in the dark, and {H} knew the hand.'
  ],
  last: [
    'One foot was striped and one was not, and both of them were warm, and {H} was asleep.',
    'In the basket the socks lay all together in the dark, and {H} slept.'
  ]
})
