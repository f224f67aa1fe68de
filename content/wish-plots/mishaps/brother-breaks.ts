import { wishPlot } from '../wish-plot.ts'

export const brotherBreaks = wishPlot({
  id: 'wish-brother-breaks',
  beginsElsewhere: true,
  wishes: ['brother breaks everything', 'brother breaks every tower she builds', 'brother breaks every tower he builds', 'brother broke everything', 'brother wrecks everything', 'brother ruins everything', 'brother ruined everything', 'brother destroys everything', 'brother spoils everything', 'brother breaks things', 'brother breaks toys', 'brother knocked down castle', 'brother broke castle', 'brother knocks over everything', 'brother knocks everything over', 'brother knocks down everything', 'brother tears drawing', 'brother tears drawings', 'brother tore drawing', 'brother tore drawings', 'brother ripped drawing', 'brother rips drawings', 'brother ruined drawing', 'brother ruins drawings', 'brother scribbled drawing', 'brother tore picture', 'brother tears pictures', 'brother ripped picture', 'brother broke lego', 'brother breaks lego', 'brother ruined lego', 'brother destroyed lego', 'brother wrecked lego', 'brother wrecks games', 'brother ruins games', 'brother ruined game', 'brother broke train track', 'brother breaks train track', 'brother wrecked den', 'sister breaks everything', 'sister broke everything', 'sister wrecks everything', 'sister ruins everything', 'sister ruined everything', 'sister destroys everything', 'sister spoils everything', 'sister breaks things', 'sister breaks toys', 'sister knocked down castle', 'sister broke castle', 'sister knocks over everything', 'sister knocks everything over', 'sister knocks down everything', 'sister tears drawing', 'sister tears drawings', 'sister tore drawing', 'sister tore drawings', 'sister ripped drawing', 'sister rips drawings', 'sister ruined drawing', 'sister ruins drawings', 'sister scribbled drawing', 'sister tore picture', 'sister tears pictures', 'sister ripped picture', 'sister broke lego', 'sister breaks lego', 'sister ruined lego', 'sister destroyed lego', 'sister wrecked lego', 'sister wrecks games', 'sister ruins games', 'sister ruined game', 'sister broke train track', 'sister breaks train track', 'sister wrecked den', 'baby breaks towers', 'baby breaks tower', 'baby breaking towers', 'baby knocks tower', 'baby knocks down tower', 'baby knocks over tower', 'baby broke tower', 'baby wrecks tower', 'baby destroys tower', 'baby breaks lego', 'baby ruins game', 'baby ruins everything', 'baby breaks everything'],
  answers: ['little', 'baby', 'younger', 'small', 'toddler', 'brother', 'brothers', 'sister', 'sibling', 'breaks', 'broke', 'breaking', 'break', 'broken', 'wrecks', 'wrecked', 'wrecking', 'ruins', 'ruined', 'ruining', 'destroys', 'destroyed', 'smashes', 'smashed', 'spoils', 'spoiled', 'knocks', 'knocked', 'knocking', 'kicked', 'down', 'over', 'tears', 'tore', 'tearing', 'rips', 'ripped', 'scribbled', 'scribbles', 'everything', 'things', 'toys', 'tower', 'towers', 'castle', 'bricks', 'blocks', 'lego', 'duplo', 'magna', 'tiles', 'drawing', 'drawings', 'picture', 'pictures', 'game', 'games', 'train', 'track', 'den', 'building', 'builds', 'built', 'build', 'makes', 'made', 'make', 'always', 'keeps', 'again', 'all', 'time', 'every', 'day', 'today', 'cross', 'angry', 'furious', 'mad', 'upset', 'sad', 'cried', 'frustrated', 'fed', 'up', 'share', 'sharing', 'his', 'her', 'my', 'she', 'he', 'i', 'who', 'that', 'and', 'so', 'when', 'annoying', 'pest'],
  except: ['heart', 'arm', 'leg', 'bone', 'wrist', 'ankle', 'collarbone', 'plaster', 'hospital', 'hurt', 'bleeding', 'window', 'glasses', 'phone', 'tablet', 'ipad', 'screen', 'tv', 'telly', 'record', 'promise', 'older', 'elder', 'eldest', 'hit', 'hits', 'bit', 'bites', 'died', 'dead', 'autistic', 'adhd', 'wind', 'bread', 'fast', 'dawn', 'dragon', 'robot', 'giant', 'dad', 'mum', 'pram', 'bike', 'alive', 'people', 'men', 'police', 'ninja'],
  namesFamily: true,
  moods: ['quarrel', 'learning', 'afraid', 'change', 'first'],
  amongChildren: true,
  company: ['tower', 'rug', 'whale', 'bricks', 'brick', 'cushions', 'cushion', 'wall', 'thumb', 'word'],
  about: 'The little brother or sister knocks down each tower, till somebody notices which word is waited for, and the tower stays one brick short.',
  titles: ['Bam, Said Pom', 'One Brick Short', 'The Word That Pom Waits For', '{H} Builds It Again', 'Twenty and a Red One'],
  want: [
    {
      id: 'twenty-bricks',
      A: 'partner',
      paragraphs: [
        '{H} was building the highest tower of all, and it was going to stand till bedtime. Nineteen bricks, twenty. “Finished!” called {H}. Pat, pat, pat, went some feet. It was Pom, who came after {H} in the family, and could only just walk. “Bam,” said Pom, and the tower lay all over the rug.',
        '“Pom breaks everything!” cried {H}. This morning it had been the drawing of the whale. Now there was a front whale and a back whale. Pom patted {H} on the knee, and waited.'
      ]
    }
  ],
  way: [
    {
      id: 'no-brothers',
      A: 'other',
      spare: 1,
      paragraphs: [
        '{H} wrote a sign. NO BROTHERS OR OTHERS, it said, and a flat hand was drawn under it. It hung on a chair, beside the bricks, and just as high as Pom. Pom could not read it. But it was made of paper, and Pom knew what that is good for.',
        'When they got it out of Pom again, only the front was left. “No broth,” read {A}. “That’s a pity. I’d have liked some.”'
      ]
    },
    {
      id: 'on-the-shelf',
      A: 'same',
      spare: 2,
      paragraphs: [
        '“Build it where Pom can’t reach,” said {A}. So {H} built on the shelf, between the books. Pom stood below with both arms up. It was quite safe. At four bricks it bumped against the next shelf, and that was that.',
        '“It’s the highest there is,” said {A}, “on this shelf.” {H} looked at it. It was more of a drawer. The bricks went back to the rug.'
      ]
    },
    {
      id: 'museum',
      A: 'same',
      spare: 3,
      paragraphs: [
        'They laid everything that Pom had broken in a row. There was a paper crown with one point, and a boat without its front. A clay hedgehog was now more of a potato. “It’s a museum,” said {A}, and sold tickets. “Please do not touch.”',
        'Pom came too, with a ticket. Pom went along the row with both hands behind, and stopped at each. At the hedgehog Pom gave a small sigh. Then Pom tore up the ticket.'
      ]
    },
    {
      id: 'in-the-dark',
      A: 'same',
      spare: 4,
      paragraphs: [
        'Under the table, with a blanket over it, was a place that Pom did not know of. {H} crept in with the bricks, and built without a sound. {A} sat outside, and looked as if there were nothing under there. It got higher and higher. It was very warm, and {H} scratched one ear.',
        'That was the elbow. The bricks came out from under the blanket on all sides. “Bam,” said Pom, a long way off, and had nothing to do with it.'
      ]
    },
    {
      id: 'the-guard',
      A: 'same',
      spare: 5,
      paragraphs: [
        '{A} stood guard, with a wooden spoon on one shoulder. “Nobody gets by here,” said {A}, “who doesn’t know the password.” Pom came up, and looked at the spoon from below. Then Pom laid one cheek on {A}’s knee, and left it there.',
        '“That’s it,” said {A} after a bit, “I’m afraid.” {H} put both arms round what there was of the tower. “You told it to Pom!” cried {H}. “I didn’t know it myself,” said {A}.'
      ]
    },
    {
      id: 'a-tower-of-no-interest',
      A: 'other',
      spare: 6,
      paragraphs: [
        '“Pom needs one to break,” said {A}, and built a tower for just that. It was a fine one, with a gate. {A} said not a word, and moved back from it. Pom looked it up and down. Pom put a finger in the gate, and took it out again. Then Pom carried a brick across the rug, and gave it to {H}.',
        '“What’s wrong with mine?” asked {A}. It stood there for a long time, and nobody knocked it down. In the end {A} had to do it.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 7,
      paragraphs: [
        '“I built a ship out of matchsticks once,” said {S}. “It took me all winter. Then my little Wilf wanted to see if it was comfortable.” “Was it?” asked {A}. “It was flat,” said {S}.',
        '“And where’s Wilf now?” “He’s got a white beard, and a bad hip. He still comes to tea.” {S} counted something off on three fingers. “When I say, look at this, he sits on his hands.”'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 8,
      paragraphs: [
        '“I’ll be Pom,” said {S}, “and you practise saying no.” {S} came on small feet, pat, pat, with a thumb in. “No,” said {A}. “Bam,” said {S}. “No!” said {A}. “Bam, bam,” said {S}, and the bricks flew as far as the door.',
        '“You have to stop, when I say it,” said {A}. {S} sat among the bricks with a red face. “I wanted to,” said {S}. “But once you’ve begun, it’s such a good noise.”'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 9,
      paragraphs: [
        '“Look at {A},” {H} told Pom. “{A} has never torn up a drawing of mine, not one.” Pom looked at {A}. {A} breathed in, and out, and broke nothing. Pom sat down next to {A}, and breathed as well.',
        'It went on for six whole breaths. {H} counted them. At the seventh Pom laughed, for nobody can be {A} for very long.'
      ]
    },
    {
      id: 'baby',
      A: 'baby',
      spare: 10,
      paragraphs: [
        'Pom stood by {A}, and wobbled a bit. {A} looked up at that, and got hold of Pom’s trousers, and pulled. Pom came down on the rug with a bump. Nobody spoke. Then Pom looked round to see who had said bam, and it was {H}.',
        '“That’s what it’s like,” said {H}, “if you’re a tower.” {A} wanted to have Pom stand up again.'
      ]
    },
    {
      id: 'guest',
      A: 'guest',
      spare: 11,
      paragraphs: [
        '“I haven’t got one,” said {A}. “Can I have yours for a bit?” {H} gave Pom away at once, with a clean nose. {A} and Pom went behind the sofa. It was lovely and quiet. Then something tore.',
        'When {A} came back, Pom had one of {A}’s buttons. {A} held up the place where it had been. “I’ve had a turn now,” said {A}. “Thank you.”'
      ]
    },
    {
      id: 'wall-of-cushions',
      A: 'partner',
      paragraphs: [
        '“We’ll build a wall round it,” said {A}, and fetched all the cushions. {H} sat inside and built. Outside sat Pom, thumb in mouth, as good as gold. Nineteen, twenty. “Finished!” called {H}. Out came the thumb.',
        'A cushion is just what Pom likes to climb. Over came one leg, and then the rest of Pom, head first. “Bam,” said Pom.'
      ]
    },
    {
      id: 'only-one-brick',
      A: 'partner',
      paragraphs: [
        '“It’s odd,” said {A}. “At nineteen Pom just sat there.” “Pom likes them high,” said {H}. “Then try a low one.” {H} put down one brick, and Pom sat. {H} put one on top, and Pom sat. “Finished,” said {H}. Pom was there already. “Bam.”'
      ]
    }
  ],
  turn: [
    {
      id: 'the-word',
      A: 'partner',
      paragraphs: [
        '“It’s the word,” said {A}. {H} looked across at the two halves of the whale. “I said it then, too,” said {H}. “I held it up and said it.” “You build,” said {A}, “and then you call Pom.” Pom patted {H} on the knee. It was Pom’s turn, all this time.',
        'So {H} built it again. “Twenty,” said {H}, “and NOT done yet.” In went the thumb. Beside it {H} made a tiny tower of three. “That one’s finished!” Pat, pat, pat. “Bam!” Pom laughed so much that Pom sat down.'
      ]
    },
    {
      id: 'other-words',
      A: 'same',
      spare: 12,
      paragraphs: [
        'They tried what else Pom knew, with three bricks. “Ready!” said {H}. Pom sat. “All done!” said {A}. Pom sat. “Fish!” said {H}. One foot began to move. “Finger!” said {A}. Up got Pom, and sat down again. “Furnished,” said {H}. Pom came half the way, and had doubts.',
        '“That’s a very good ear,” said {A}. “It hears the one thing it wants.” “Finished,” said {H}, to be fair. Bam.'
      ]
    },
    {
      id: 'the-washing',
      A: 'other',
      spare: 13,
      paragraphs: [
        '{A} had not heard about it yet, and was folding shirts. There was a pile on the chair, with the edges all straight. {A} laid a last one on top, and stroked it flat. “There,” said {A}, “finished.”',
        'Pat, pat, pat, it went across the floor. “Don’t say it!” cried {H}, but it had been said. “Bam,” said Pom, in among the sleeves. {A} began again at the socks. “You’ve got to whisper it,” {H} told {A}, “or spell it.”'
      ]
    },
    {
      id: 'nine-in-a-row',
      A: 'same',
      spare: 14,
      paragraphs: [
        'One tiny tower was not enough for Pom. So {A} put up nine, one behind the other, all the way to the door. {H} kept Pom’s thumb in till they stood. Then {H} said it, and ran alongside. Bam, and bam, and bam.',
        'After the ninth Pom lay on the rug, and looked at the ceiling. “Is Pom tired?” asked {A}. “No,” said {H}. “Just finished.” And Pom got up.'
      ]
    },
    {
      id: 'one-brick-short',
      A: 'partner',
      paragraphs: [
        'Then Pom put a brick on a brick, all alone, and looked at {H}. “Finidge,” said Pom. {H} did it with one finger. “Bam,” said {H}. Nobody had ever seen Pom so pleased.',
        'At bedtime the high tower was still standing. {H} had taped the front whale to the back whale, and left out the eye. “It isn’t done yet,” {H} told Pom. “And this?” asked {A}. One brick was left over, a red one. “That’s the roof,” said {H}. “It goes on after breakfast. And then I’ll say it, very loud.”'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} found a brick a long way off, by the door.',
      '{names} came at the bam, and looked at what there was.',
      { text: '{names} picked up bricks, and handed them to {H}.', needs: ['hands'] },
      { text: '{names} held the two whales together, to see if they fitted.', needs: ['hands'] }
    ],
    way: [
      '{names} lay down on a cushion that had been wall.',
      '{names} sat beside Pom, and watched it grow.',
      { text: '{names} counted along, up to nineteen.', needs: ['hands'] },
      { text: '{names} brought one more cushion, and it was a soft one.', needs: ['hands'] }
    ],
    turn: [
      '{names} waited with Pom, and took care to say nothing.',
      '{names} blinked at each bam.',
      { text: '{names} put up three bricks, and called Pom.', needs: ['hands'] },
      { text: '{names} found the tape for the whale.', needs: ['hands'] }
    ]
  },
  bed: [
    'Everybody walked round the tower on tiptoe, and the other bricks went into the box.',
    '{H} washed, and took the red brick to bed, so that nobody put it on by mistake.'
  ],
  last: [
    'Twenty stood there in the dark, the red one lay in a warm hand, and {H} was asleep.',
    'Nothing was finished yet but the day, and nobody said so, for {H} was asleep.'
  ]
})
