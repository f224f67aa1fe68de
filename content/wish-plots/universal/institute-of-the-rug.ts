import { wishPlot } from '../wish-plot.ts'

export const instituteOfTheRug = wishPlot({
  id: 'wish-question-institute',
  tellsAny: 'question',
  moods: ['question'],
  partnerPlays: true,
  about: 'Two in paper hats found an institute on the rug; its experiments prove that spoons get warm and raisins get fewer, until they put down the spoons and look at the question itself.',
  titles: ['The Institute of the Rug', 'Longer than an Egg', '{H} and the Two Paper Hats', 'A Minute’s Silence', 'What the Spoons Found Out'],
  want: [
    {
      id: 'founded',
      A: 'partner',
      paragraphs: [
        '“{question}” asked {H}. “For that you need an institute,” said {A}. “That’s where people find things out, with hats on.” So they folded two paper hats, and stood on the rug. First there was a minute’s silence, because it was serious. It lasted until {H} snorted.',
        [
          '{A} laid some paper on the bread board. “{wrong.one},” wrote {A}. “{but.one},” said {H}. {A} crossed it out. “We’ll need experiments,” said {A}.',
          '{A} laid some paper on the bread board. “{guess},” wrote {A}. “Is that so?” asked {H}. “We’ll need experiments,” said {A}.'
        ]
      ]
    },
    {
      id: 'just-opened',
      A: 'partner',
      spare: 5,
      paragraphs: [
        '“Where’s the door?” asked {H}. It was at the edge of the rug, on the kitchen side. Anybody who came in had to wipe both feet, and mind the corner. {A} went out and came in again, to see whether it worked.',
        '“Good evening,” said {A}. “Have you found anything out?” “Not yet,” said {H}. “We’ve only just opened.” {A} said that there was no hurry, and went out again, and shut the door. You could hear it quite clearly.'
      ]
    }
  ],
  way: [
    {
      id: 'warm-spoon',
      A: 'partner',
      paragraphs: [
        'First {H} held one spoon tight, and another lay on the rug. Then {A} felt them both. “Spoons get warm if you hold on to them,” wrote {A}. It was quite true. It just wasn’t what they’d asked.'
      ]
    },
    {
      id: 'sieve',
      A: 'partner',
      spare: 1,
      paragraphs: [
        '“Perhaps there’s a bit in the question that doesn’t belong there,” said {A}, and held up the sieve. “{question}” said {H} into it. It came out below, and it was all there.',
        '“No lumps,” said {A}. {H} felt the sieve from underneath, to be sure. So it was a good clean question. They wrote that down, and shook the sieve out over the edge.'
      ]
    },
    {
      id: 'weather',
      A: 'partner',
      spare: 6,
      paragraphs: [
        'Then {H}’s hat came down over both eyes, and stayed there. “What do you find?” asked {A}. “It’s dark,” said {H}, “and it smells of newspaper.” {A} wrote that down.',
        '“Is there anything about our question in there?” asked {A}. {H} turned round in it once, on the spot. “No,” said {H}. “Only the weather.”'
      ]
    },
    {
      id: 'director',
      A: 'partner',
      spare: 3,
      paragraphs: [
        '“Who’s the director?” asked {H}. “Whoever has the bread board,” said {A}. So {H} took it, and was the director. But a director has no hand free for spoons, and {A} had both of them. “Now you be it,” said {H}.',
        'They handed it to and fro until neither of them wanted it. In the end they laid it down, and the rug was the director. It was a very good one, and never told anybody what to do.'
      ]
    },
    {
      id: 'assistant',
      S: 'child',
      A: 'hero',
      spare: 9,
      paragraphs: [
        '{S} was the assistant, and had to watch a spoon and tell them if anything happened. “There’s somebody in it!” cried {S}. {A} came to see. “That’s you,” said {A}. “You’re upside down.”',
        '“I’m not,” said {S}. “It’s the spoon.” {A} turned it over, and there was {S} the right way up, with a very big nose. They wrote down both, and how pleased they had been to meet.'
      ]
    },
    {
      id: 'raisins',
      A: 'partner',
      paragraphs: [
        [
          '“{wrong.two},” said {H}. “{but.two},” said {A}. “How far off are we, then?”',
          '“{guess},” said {H}. “I don’t think so,” said {A}. “How far off are we, then?”'
        ],
        'They measured it in raisins, from the edge to the middle. It was twelve. The second time it was nine. “We’re getting nearer,” said {A}, chewing.'
      ]
    },
    {
      id: 'colleague',
      A: 'partner',
      spare: 2,
      paragraphs: [
        '“Pass me the pencil, colleague,” said {A}. “What’s a colleague?” asked {H}. “Somebody on the same rug,” said {A}. Then they walked up and down and thought, with both hands behind their backs. The rug was four steps long.',
        'In the middle they bumped into each other, and both hats fell off. “Excuse me, colleague,” said {H}. “Not at all, colleague,” said {A}. “What were you thinking?” “I was thinking, careful,” said {H}. “But I thought it too late.”'
      ]
    },
    {
      id: 'louder',
      A: 'partner',
      spare: 7,
      paragraphs: [
        'They stood the kitchen scales in the middle, and {H} whispered the question on to them. The needle stayed where it was. Then {H} said it so loudly that the spoons hummed. The needle gave a small jump.',
        '“It’s heavier when it’s loud,” said {A}. “Then we’d better carry it quietly,” said {H}, and from now on the institute whispered. It whispered for nearly a minute. Then somebody trod on a spoon.'
      ]
    },
    {
      id: 'nothing-fell-out',
      A: 'partner',
      spare: 8,
      paragraphs: [
        '“We haven’t tried it the other way up,” said {H}, and hung head first over a cushion. “{question}” said {H} from down there. {A} bent down to hear it. “It’s still the same one,” said {A}. “Nothing’s fallen out.”',
        'But something had. It was half a biscuit, and it came from {H}’s pocket. {A} wrote down where it had been found, and which way it was pointing. Then there wasn’t any more of it to write about.'
      ]
    },
    {
      id: 'watches',
      A: 'pet',
      spare: 10,
      paragraphs: [
        '{H} asked {A} to join the institute, and held out a hat. {A} looked at the hat, and at the spoons, and then for a long while at {H}. {A} didn’t measure any of it.',
        '“That’s one way to do it,” said {H}, and made a mark for {A} on the bread board.'
      ]
    },
    {
      id: 'egg-timer',
      A: 'partner',
      paragraphs: [
        'They thought hard until the sand in the egg timer was gone. They still hadn’t found out. “It takes longer than an egg,” wrote {A}.'
      ]
    },
    {
      id: 'cold-cup',
      A: 'partner',
      spare: 4,
      paragraphs: [
        '{H} said the question into a cup, and {A} put a saucer on it, quick. It had to stand in the fridge for as long as one song. They sang that outside the door, so that it wouldn’t be alone.',
        'Then {H} lifted the saucer, and listened. “It isn’t in there any more,” said {H}. “{question}” asked {A}. “There it is!” said {H}. “It was in you.”'
      ]
    },
    {
      id: 'under-the-table',
      S: 'elder',
      A: 'hero',
      spare: 11,
      paragraphs: [
        '“I had an institute, too,” said {S}. “It was under the table, and we wanted to know just the same thing.” “And what did you find out?” asked {A}. “That you mustn’t stand up,” said {S}, and felt the place.',
        '“And apart from that?” asked {A}. “Then we had to go to bed,” said {S}. “I’m glad that somebody’s going on with it.”'
      ]
    },
    {
      id: 'nothing-at-all',
      A: 'partner',
      spare: 12,
      paragraphs: [
        'The next experiment was done with nothing at all, because that was all they had left. {H} laid it down on the rug, and they both kept an eye on it. “Has it moved?” asked {A}. “I don’t think so,” said {H}.',
        '“Now look away,” said {A}, “and look back, quick.” It hadn’t moved then, either. “That’s the first one that’s come out right,” said {H}, and they shook hands.'
      ]
    },
    {
      id: 'conference',
      A: 'partner',
      paragraphs: [
        [
          'Then there was a conference, for the cushions. {A} read it all out. Spoons got warm, raisins got fewer, and an egg was quicker. “{wrong.three},” said a cushion, in {A}’s voice. “{but.three},” said {H}. The cushion fell over.',
          'Then there was a conference, for the cushions. {A} read it all out. Spoons got warm, raisins got fewer, and an egg was quicker. “{guess},” said a cushion, in {A}’s voice. Then it fell over.'
        ],
        '“Any questions?” {H} put up a hand. “Yes,” said {H}. “{question}” “Oh,” said {A}.'
      ]
    }
  ],
  turn: [
    {
      id: 'looked',
      A: 'partner',
      paragraphs: [
        '“We’ve looked at spoons,” said {H}, “and raisins, and sand. We haven’t looked at the question.” So they took off their hats and lay down. There was nothing to measure. “{question}” said {H} once more, quietly, and they just looked at it.',
        ['{known}“{fact},” said {A}. “Did you have that all the time?” asked {H}. “I think so,” said {A}. “I couldn’t see it for all the spoons.”', '“I can’t see an answer in it,” said {A}. “I can’t either,” said {H}. So nobody here knew it, and {H} wrote that down. It was the first thing all evening that the institute had really found out.']
      ]
    },
    {
      id: 'about-spoons',
      A: 'partner',
      spare: 13,
      paragraphs: [
        ['{known}The true one was given a big piece of paper to itself. The others lay round it, and looked rather small. “Are those wrong now?” asked {H}. “No,” said {A}. “They’re all right. They’re just about spoons.”']
      ]
    },
    {
      id: 'shown',
      A: 'partner',
      paragraphs: [['“Can it be shown?” asked {H}. It could. {try}']]
    },
    {
      id: 'same-as-before',
      A: 'partner',
      spare: 5.5,
      paragraphs: [
        ['{known}“Let’s look again, in case it’s gone,” said {H}. They shut their eyes, and counted up to nine, and opened them. {A} said it once more, and it was the same as before. “It isn’t like raisins,” said {H}. “It doesn’t get any fewer.”']
      ]
    },
    {
      id: 'visitor',
      S: 'grown-up',
      A: 'hero',
      spare: 0.5,
      paragraphs: [
        [
          '{S} came past with a cup, and stopped at the edge of the rug. “I can tell you that,” said {S}. “{wrong.one}.” “We’ve had that one,” said {A}, and looked for the place on the bread board. “{but.one}.”',
          '{known}{S} came past with a cup, and stopped at the edge of the rug. “What have you found out?” asked {S}. “That spoons get warm,” said {A}, “and one other thing. But you’ll have to come in.”',
'{S} came past with a cup, and stopped at the edge of the rug. “What have you found out?” asked {S}. “That spoons get warm,” said {A}, “and that we don’t know. But you’ll have to come in.”'
        ],
        ['{known}So {S} wiped both feet, and was told how it really was. “And what are the raisins for?” asked {S}. “Those were for measuring,” said {A}. “But we’ve nearly measured them all.”', 'So {S} wiped both feet, and didn’t know it either. “And what are the raisins for?” asked {S}. “Those were for measuring,” said {A}. “But we’ve nearly measured them all.”']
      ]
    },
    {
      id: 'cushions-told',
      A: 'partner',
      spare: 8.5,
      paragraphs: [
        ['{known}The cushion that had fallen over was set up again, and they told the others, too. {H} said it once for those in front, and once for those at the back. Nobody put up a hand. “They’ve understood it,” said {H}. {A} patted one of them. “This one’s still thinking,” said {A}.']
      ]
    },
    {
      id: 'silence',
      A: 'partner',
      paragraphs: [
        ['{known}“And the rest?” asked {H}. “Tomorrow,” said {A}, “in a bigger institute, with books.” They held the minute’s silence again. This time it lasted the whole minute, and a bit of the next one.', '“And now?” asked {H}. “We’ll look it up tomorrow,” said {A}, “in a bigger institute, with books.” They held the minute’s silence again. This time it lasted the whole minute, and a bit of the next one.']
      ]
    }
  ],
  everybody: {
    want: [
      '{names} came onto the rug as well, and now the institute was full.',
      '{names} kept silent for the whole minute, and for some time after it.',
      { text: '{names} folded another hat, for whoever might still come.', needs: ['hands'] },
      { text: '{names} sharpened the institute’s only pencil.', needs: ['hands'] }
    ],
    way: [
      '{names} crawled in under the rug, to look at it from below.',
      '{names} sat on one piece of paper, and kept it warm.',
      { text: '{names} stirred an empty bowl, and found out that it was empty.', needs: ['hands'] },
      { text: '{names} held a spoon as well, and it came to just the same.', needs: ['hands'] }
    ],
    turn: [
      '{names} lay down on the rug, and looked where the others were looking.',
      '{names} kept as still as the question.',
      { text: '{names} pushed the spoons aside, to make more room for the question.', needs: ['hands'] },
      { text: '{names} gathered up the pieces of paper, so that none of them got lost.', needs: ['hands'] }
    ]
  },
  bed: [
    'The institute closed. All that it had found was laid in a paper hat, with the question on top. {H} spread a tea towel over it, right up to the top edge.',
    'The other hat went on the door handle, for tomorrow. {H} washed, and lay down flat, as they had on the rug.'
  ],
  last: [
    'On the rug there was a minute’s silence, and after it another one. {H} was asleep.',
    'The spoon was cold again, the question lay in its hat, and {H} was asleep.'
  ]
})
