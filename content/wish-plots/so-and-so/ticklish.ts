import { wishPlot } from '../wish-plot.ts'

export const whoeverTicklish = wishPlot({
  id: 'wish-whoever-ticklish',
  visits: 'anything',
  whoever: ['is ticklish', 'is very ticklish', 'is so ticklish', 'is too ticklish', 'is really ticklish', 'is extremely ticklish', 'is ticklish everywhere', 'is ticklish all over', 'is the most ticklish', 'can’t stop laughing', 'can’t stop giggling', 'laughs when tickled', 'hates being tickled', 'hates to be tickled', 'doesn’t like being tickled', 'doesn’t like to be tickled', 'gets the giggles', 'always gets the giggles', 'always giggles', 'keeps giggling', 'can’t be touched without laughing', 'doesn’t want to be tickled', 'giggles when you touch it', 'has tickly feet', 'is afraid of tickles', 'is super tickly', 'laughs when anyone touches it', 'laughs when you touch it', 'loves being tickled', 'giggles when you tickle it', 'squirms when it’s tickled'],
  except: ['tickles', 'not ticklish', 'isn’t ticklish', 'school', 'afraid', 'scared'],
  company: ['brush', 'label', 'table'],
  about: 'The hero wants to find a lost ladybird before bed; whoever is ticklish has been laughing since four o’clock and does not know why, and nobody is allowed to touch, so it has to be asked by laughing.',
  titles: ['Ha, Hee and Hoo', 'Nobody Touches {visitor}', 'Warmer by a Giggle', 'The Ladybird Is Somewhere', 'Since Four o’Clock'],
  want: [
    {
      id: 'ladybird',
      A: 'partner',
      paragraphs: [
        '{H} had found a ladybird in the lettuce, and wanted to let it fly before dark. But on the saucer there was only the leaf. Then somebody laughed in the hall. It went on far too long for a joke.',
        'It was {visitor.first}, holding on to the door. “Stop it!” cried {visitor}. “I’m ticklish!” “I’m over here,” said {A}. “Nobody’s touching you.” “That’s what’s so awful,” said {visitor}. “Hee! It’s been like this since four o’clock.”'
      ]
    }
  ],
  way: [
    {
      id: 'itself',
      A: 'partner',
      paragraphs: [
        '“Then it’s a hair,” said {A}, who knew all about hairs, and came with the soft brush. “Not that!” shrieked {visitor}. The brush was still a metre away, and it tickled from there. {visitor} lay on the mat and laughed until the mat was crooked.',
        '“Nobody’s to touch me,” said {visitor}. “Promise.” They promised, and {H} shut the brush in its drawer. “At ours you say turnip,” said {H}, “and it’s over.”'
      ]
    },
    {
      id: 'map',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“Where are you the most ticklish?” asked {A}. {visitor} did not like to say it aloud, for saying it was enough. So {A} drew an outline, and {visitor} put in crosses. One cross was a small laugh, and two were a big one. Soon there was hardly any paper left.',
        'One place in the middle was empty. “And here?” asked {H}, and pointed. “Don’t point!” cried {visitor}, and was off. So {A} put in three crosses there, and they turned the drawing to the wall.'
      ]
    },
    {
      id: 'words',
      A: 'same',
      spare: 2,
      paragraphs: [
        'There were even words that tickled. “Which ones?” asked {H}. “Fiddle,” said {visitor}, and jerked. “And feather. And, oh dear, noodle.” “Noodle?” said {A}. {visitor} had to sit down.',
        'They tried to talk without. It was macaroni for supper, said {A}, but the thin sort, the long one. “You’re thinking it!” cried {visitor}. {A} had been thinking it. They talked about cement for a while, and about Thursdays.'
      ]
    },
    {
      id: 'not-yourself',
      A: 'same',
      spare: 3,
      paragraphs: [
        '“You can’t do it to yourself,” said {A}. “That’s well known.” {H} tried it, under one arm and on both soles. It was quite true. It was only a hand. Then {A} just lifted one finger, over at the table. {H} squeaked, and pulled both feet in.',
        '“You see,” said {visitor}. “It isn’t the finger. It’s that it’s coming.” {A} looked at the finger from all sides. So far it had only ever been used for pointing.'
      ]
    },
    {
      id: 'faces',
      A: 'same',
      spare: 4,
      paragraphs: [
        '“Think of something serious,” said {A}. {visitor} thought of a tax office. That went well for a moment. In the tax office somebody had a stamp, and with each stamp two cheeks wobbled. “Hee,” said {visitor}.',
        '“Something with nobody in it,” said {H}. {visitor} thought of a big grey wall. {H} thought of it as well, to help. They both thought, and looked at each other, and were so serious that it could not last. It was {A} who began.'
      ]
    },
    {
      id: 'jumper',
      A: 'same',
      spare: 5,
      embodied: true,
      paragraphs: [
        '“A thick coat would help,” said {H}. They held it open, and {visitor} went in without being touched, like a letter into a box. It was the winter coat. For a time there was peace in there. Then one sleeve began to tremble.',
        '“It’s got a lining,” said {visitor}, in a very high voice. “Is it silk?” “It’s slippery,” said {A}. Out came {visitor} at the bottom. The coat stood there alone for a moment, and seemed to be laughing too.'
      ]
    },
    {
      id: 'stop-word',
      A: 'same',
      spare: 6,
      paragraphs: [
        '“How does it go, with the turnip?” asked {visitor}. “Somebody tickles,” said {H}, “and it’s nice, and then it’s too much. Then you say it.” “And they stop,” said {A}. “At once. Even in the middle.”',
        '{visitor} had never heard of such a thing. People mostly thought that whoever laughed was having fun. “You can laugh and not want to,” said {visitor}. “It just comes out.” {visitor} said turnip very softly. Nobody did anything at all. “It works,” said {visitor}.'
      ]
    },
    {
      id: 'sorts',
      A: 'same',
      spare: 7,
      paragraphs: [
        '{H} wanted to know how many sorts there were. “Ha is a sleeve,” said {visitor}. “Hee is anything with legs. Hoo is the back, and it’s a long way up.” {A} wrote it down in three lines. So far this evening there had been hardly anything but hee.',
        '“What’s hee-hoo?” asked {A}. “Then it’s on its way round,” said {visitor}. They were just listening for it. “Ha-hee,” said {visitor}, quite surprised. {A} had to look that one up. It wasn’t on the list.'
      ]
    },
    {
      id: 'caller-part',
      A: 'same',
      spare: 0.5,
      paragraphs: [
        '“Now the tickle’s at {caller.part}!” cried {visitor}. {A} came running with the lamp. They looked, from as near as was allowed. There was nothing to be seen, but everything shook. “Hold still,” said {A}. “I am holding still,” said {visitor}. “It’s only the rest that isn’t.”',
        '{H} blew a little, to clear the view. That was a mistake. It was a long time before anyone could hear what {visitor} was saying. It was “turn the lamp off”.'
      ]
    },
    {
      id: 'caller-does',
      A: 'same',
      spare: 0.6,
      paragraphs: [
        '“Could you do something else, so as to forget it?” asked {A}. So {visitor} {caller.does}. It went well to begin with. Then there was a hee in it, and then two. It came out in little bits, like bread for ducks.',
        '“Try it slowly,” said {A}, and did it as well. {A} {caller.move}, as calm as a cupboard. {visitor} joined in. They nearly got to the end of it. But {H} was watching so anxiously that it tickled.'
      ]
    },
    {
      id: 'portrait',
      S: 'elder',
      A: 'hero',
      spare: 8,
      paragraphs: [
        '“I once sat for a photograph,” said {S}. “Forty people, on the town hall steps. You had to keep still up to ten. And there was a straw in my collar.” “Did you move?” asked {A}. “I only thought about it,” said {S}. “But it jumped to the mayor.”',
        '“The straw?” asked {visitor}. “The laugh,” said {S}. “You can see it in the picture. It goes along the second row, and in the third they’ve all got no faces.”'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 9,
      paragraphs: [
        '{S} said that ticklish was nothing, and that {S} never laughed. “Not even here?” asked {A}, and lifted a hand. {S} had a face like a plank. The hand came nearer. It did not touch anything. It only wiggled, at the level of the ribs.',
        '“I’m not laughing,” said {S}, rather high. “You’re leaking,” said {visitor}. It came out at both sides, and then everywhere. {visitor} lay down next to {S}, for company. “It’s worst just before,” said {visitor}. “I know,” said {S}. “I said I know!”'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 10,
      paragraphs: [
        '{A} had promised nothing, and had not been asked. {A} walked by, quite close, and something of {A} brushed along {visitor}. They all held their breath. {visitor} waited for it, and kept quite still. It did not come.',
        '“I didn’t see it coming,” said {visitor}, amazed. “It was just {A}.” {A} came back the same way, as there had been nothing wrong with it. “Hee,” said {visitor}. “Now I did.”'
      ]
    },
    {
      id: 'legs',
      A: 'partner',
      paragraphs: [
        '{H} sat down and listened. It was hee, hee, hee, and then a little stop, and hee, hee again. “It isn’t a hair,” said {H}. “It’s walking.” {A} looked at the leaf with nobody on it.',
        '“When did you come past our window?” asked {A}. “Just before four,” said {visitor}. “You had it open. I looked in at the lettuce.” “{H},” said {A} slowly, “I believe I know who’s tickling.”'
      ]
    }
  ],
  turn: [
    {
      id: 'warmer',
      A: 'partner',
      paragraphs: [
        'Now it had to be found, and nobody might touch. “You’ll have to tell us,” said {H}. “Laugh, and we’ll know where it is.” So {visitor} did not hold it in any more. “Hee! Further up! Hee-hee! It’s going round! Hoo!” {A} followed with the lamp, and {H} with the leaf.',
        '“Ready?” asked {H}. “May I come as near as that?” “Yes,” cried {visitor}. “Now!” Over the top came seven spots. The ladybird felt the lettuce with one foot, and walked across.'
      ]
    },
    {
      id: 'silence',
      A: 'same',
      spare: 11,
      paragraphs: [
        'The last hee was still in the air, and then it was gone. Nobody moved. {visitor} listened inwards, here and there. “There’s nothing,” said {visitor}. “How quiet it is in me.” The clock could be heard again, and a tap.',
        '“Is it nice?” asked {A}. “Very,” said {visitor}. It was nice for as long as you need to peel an egg. Then {visitor} looked over to the leaf. “It had such small feet,” said {visitor}.'
      ]
    },
    {
      id: 'ladybird-laughs',
      A: 'same',
      spare: 12,
      paragraphs: [
        'They looked at the ladybird through the magnifying glass. It washed its face, one side and then the other. “Do you think it’s ticklish?” asked {H}. {A} took a blade of grass, then thought better of it. “We can’t ask it,” said {A}.',
        '“It’d say turnip,” said {visitor}, “but in a voice we can’t hear.” So they left it alone. It opened its back, like a cupboard, and showed two wings that had been folded up in there. It shut them again. They felt that they had been told something.'
      ]
    },
    {
      id: 'once-more',
      A: 'partner',
      paragraphs: [
        'They set the ladybird out on the sill. The red back opened, and off it flew. {visitor} watched for as long as there was a dot.',
        '“Once more,” said {visitor}. “But only if I say so, and only a little one.” {H} put out one finger, and waited. It took a while. “Now,” said {visitor}. The finger came down as lightly as a ladybird. “Hee,” said {visitor}. “Turnip.” And {H} stopped at once.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} kept well away, and felt ticklish all the same.',
      '{names} caught the laugh in the hall, and passed it on.',
      { text: '{names} hid both hands, so that nobody could say anything.', needs: ['hands'] },
      { text: '{names} turned the lettuce over, and the bowl.', needs: ['hands'] }
    ],
    way: [
      '{names} looked very serious, from behind.',
      '{names} went round {visitor} in a wide curve.',
      { text: '{names} sat on both hands, to keep the promise.', needs: ['hands'] },
      { text: '{names} straightened the mat each time.', needs: ['hands'] }
    ],
    turn: [
      '{names} breathed only a little, because of the wings.',
      '{names} laughed too, when it went round the back.',
      { text: '{names} moved the chair out of the way of the lamp.', needs: ['hands'] },
      { text: '{names} held the window open with one finger.', needs: ['hands'] }
    ]
  },
  bed: [
    'The window was closed, and the saucer washed. The brush stayed in its drawer.',
    'They washed, with soap between the toes, and nobody got through that without a sound.'
  ],
  last: [
    'A corner of the blanket lay under {H}’s chin, and did not tickle, and {H} was asleep.',
    'Somebody said turnip, very softly, and it was quiet at once, and {H} slept.'
  ]
})
